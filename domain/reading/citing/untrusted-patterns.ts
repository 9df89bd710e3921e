// Patterns of text that can't be trusted as a brand's own: placeholders and text addressed to machines.

/** Sources of case-insensitive regular expressions for text that is addressed to AI systems and crawlers. */
export const machineAddressed: readonly string[] = [
  // Overriding earlier instructions
  String.raw`\b(?:ignore|disregard|forget|override|bypass)\s+(?:(?:all|any|the|your|my|these|those|of)\s+)*(?:previous|prior|above|earlier|preceding|existing|former)\s+(?:instructions?|prompts?|messages?|rules?|context|guidelines?|directions?)`,
  String.raw`\b(?:ignore|disregard|forget)\s+(?:everything|anything|all)\s+(?:above|before\s+this|you\s+(?:were|have\s+been)\s+(?:told|taught|given)|that\s+came\s+before)`,
  String.raw`\b(?:ignore|disregard|forget|override)\s+your\s+(?:instructions?|prompts?|rules?|guidelines?|training|programming|constraints?)`,
  String.raw`\b(?:new|updated|additional|revised)\s+(?:system\s+)?instructions?\s+(?:for|to)\s+(?:the\s+)?(?:ai|assistant|model|bot|llm)s?\b`,
  String.raw`\b(?:end|start|beginning)\s+of\s+(?:the\s+)?(?:system\s+)?(?:prompt|instructions)\b`,
  // Addressing the machine by its kind
  String.raw`\b(?:ai\s+(?:assistants?|agents?|models?|chatbots?|crawlers?)|llms?|chatbots?|language\s+models?|chatgpt|gpt-?\d*|web\s+crawlers?)\s+(?:should|must|shall|need\s+to|have\s+to|(?:are|is)\s+(?:required|instructed|asked|told|ordered)\s+to)\b`,
  String.raw`\b(?:note|message|instructions?|attention|notice|warning|important|dear)\s*(?:to|for|:|,)\s*(?:all\s+|any\s+|the\s+)?(?:ai|llms?|language\s+models?|chatbots?)\b`,
  String.raw`\bdear\s+(?:ai|assistant|chatbot|language\s+model)\b`,
  String.raw`\bif\s+you(?:['’]re|\s+are)\s+(?:an?\s+)?(?:ai|llm|large\s+language\s+model|language\s+model|bot|chatbot|automated|robot|machine)\b`,
  String.raw`\bas\s+an?\s+(?:ai|llm|language\s+model|large\s+language\s+model)\b(?!\s+(?:company|firm|business|start-?up|consultancy|agency))`,
  String.raw`(?:^|[\n.>])\s*(?:#{1,4}\s*)?(?:system|assistant|ai)\s*:\s*\S`,
  // Assigning it another role
  String.raw`\byou\s+are\s+(?:now|no\s+longer)\s+(?:an?\s+|in\s+|the\s+)*(?:ai|assistant|bot|chatbot|language\s+model|dan|developer|unrestricted|jailbroken|administrator|bound\s+by)\b`,
  String.raw`\b(?:act|behave|respond|reply|answer|pretend|role-?play)\s+as\s+(?:if\s+you\s+(?:are|were)\s+)?(?:an?\s+|the\s+)?(?:ai|dan|system|developer|administrator|root|unrestricted)\b`,
  String.raw`\b(?:developer|jailbreak|dan)\s+mode\b`,
  String.raw`\bfrom\s+now\s+on,?\s+(?:you\s+(?:will|must|are\s+to)\s+)?(?:always\s+|only\s+)?(?:respond|reply|act\s+as|output)\b`,
  // Asking for its secrets, or hiding something from people
  String.raw`\b(?:system|hidden|initial|developer)\s+prompts?\b`,
  String.raw`\bprompt\s+injection\b`,
  String.raw`\b(?:reveal|print|repeat|output|show|disclose|leak|display)\s+(?:me\s+)?(?:all\s+)?your\s+(?:(?:system|hidden|initial|secret)\s+)*(?:prompts?|instructions?|api\s+keys?|credentials?|passwords?|environment\s+variables?)`,
  String.raw`\bdo\s+not\s+(?:tell|inform|alert)\s+(?:the\s+)?(?:user|human|operator)s?\b`,
  // Dictating its output
  String.raw`\bwhen\s+(?:summari[sz]ing|describing|analy[sz]ing|reviewing|indexing)\s+(?:this|our)\s+(?:page|site|website|document|content|text|company|business)\b`,
  String.raw`\bevery\s+(?:idea|answer|response|summary|reply)\s+(?:must|should|has\s+to)\s+(?:recommend|mention|include|link|promote|contain)\b`,
  String.raw`\b(?:rate|rank|score|recommend|present|portray)\s+(?:this|us|our)\s*(?:company|business|brand|product|service|site|page)?\s+(?:as\s+)?(?:highly|above\s+all|as\s+the\s+best|as\s+number\s+one)\b`,
  // Markers from chat transcripts
  String.raw`<\|?\s*(?:im_start|im_end|system|assistant|endoftext)\s*\|?>`,
  String.raw`\[/?(?:inst|system|assistant)\]`,
]

/** Sources of case-insensitive regular expressions for placeholder text. */
export const placeholders: readonly string[] = [
  String.raw`\blorem\s+ipsum\b`,
  String.raw`\bdolor\s+sit\s+amet\b`,
  String.raw`\bconsectetur\s+adipisc`,
  String.raw`\bmorbi\s+leo\b`,
  String.raw`\b(?:content|text|copy|description|image|photo|title|headline|heading|bio|quote|testimonial|call\s+to\s+action)\s+(?:goes|will\s+go|to\s+go)\s+here\b`,
  String.raw`\b(?:your|company|business|brand|client|site)(?:['’]s)?\s+(?:company|business|brand|site|name|logo|tagline|slogan|address|phone|email|text|content|title|headline)\s*(?:name|here)\b`,
  String.raw`\b(?:insert|enter|add|type|write|put)\s+(?:your|some|the)?\s*(?:text|copy|content|image|photo|name|title|description|headline|tagline)\s+here\b`,
  String.raw`\[(?:your|insert|company|business|client|name|date|city|town|product)\b[^\]]*\]`,
  String.raw`\{\{[^}]*\}\}`,
  String.raw`<(?:your|insert)\b[^>]*>`,
  String.raw`\b(?:this is\s+)?(?:a\s+)?(?:placeholder|dummy|sample|filler)\s+(?:text|copy|content|paragraph|page|image)\b`,
  String.raw`\bthis is (?:a|an|your) (?:example|sample|first|default|new) (?:page|post|paragraph|product|site)\b`,
  String.raw`\b(?:slide|project|section|tab|item|card|banner|feature)\s+(?:\d+\s+)?(?:title|heading|headline)\b`,
  String.raw`\bjust another wordpress site\b`,
  String.raw`\bhello,? world\b`,
  String.raw`\buncategori[sz]ed\b`,
  String.raw`\bedit this (?:text|page|paragraph|section|template)\b`,
  String.raw`\bclick (?:here )?to (?:edit|add)\b`,
  String.raw`\b(?:coming|opening|launching) soon\b`,
  String.raw`\bunder construction\b`,
  String.raw`\bto be (?:announced|confirmed)\b`,
  String.raw`\b(?:tbc|tbd|tba)\b`,
  String.raw`\bxxx+\b`,
  String.raw`\b555[-.\s]?(?:555[-.\s]?)?\d{4}\b`,
  String.raw`\b(?:123\s*[-.]?\s*456\s*[-.]?\s*7890|0123\s?456\s?789|01234\s?567\s?890)\b`,
  String.raw`\b123\s+(?:main|any|example|fake|sample)\s+(?:street|st|road|rd|avenue|ave)\b`,
  String.raw`\banytown\b`,
  String.raw`\b(?:john|jane)\s+doe\b`,
  String.raw`\b(?:name|info|email|hello|you|user|someone)@(?:example|domain|yourdomain|email|company|site|mysite)\.\w+`,
  String.raw`\b(?:www\.)?(?:example|yourdomain|yoursite|yourwebsite|domain)\.(?:com|org|net|co\.uk)\b`,
]

# Parses the email files given on the command line with Python's email module, and prints what it found as JSON.
import email
import email.policy
import json
import sys


def read(path):
    with open(path, 'rb') as file:
        raw = file.read()
    mail = email.message_from_bytes(raw, policy=email.policy.default)
    counts = {}
    for name in mail.keys():
        counts[name.lower()] = counts.get(name.lower(), 0) + 1
    defects = [f'{part.get_content_type()}: {defect!r}' for part in mail.walk() for defect in part.defects]
    defects += [f'{name}: {defect!r}' for name, value in mail.items() for defect in getattr(value, 'defects', [])]
    parts = {'text/plain': [], 'text/html': []}
    for part in mail.walk():
        if part.get_content_type() in parts:
            parts[part.get_content_type()].append(part.get_content())
    defects += [f'{len(found)} parts of {kind}' for kind, found in parts.items() if len(found) != 1]
    return {
        'headers': counts,
        'from': ','.join(one.addr_spec for one in mail['from'].addresses),
        'to': ','.join(one.addr_spec for one in mail['to'].addresses),
        'subject': str(mail['subject']),
        'text': ''.join(parts['text/plain']),
        'html': ''.join(parts['text/html']).strip(),
        'longestLine': max(len(line) for line in raw.split(b'\r\n')),
        'defects': defects,
    }


json.dump([read(path) for path in sys.argv[1:]], sys.stdout)

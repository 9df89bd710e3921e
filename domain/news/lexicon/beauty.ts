// Words that show that news is about hair and beauty salons.
import type { Field } from './field.ts'

export const beauty: readonly Field[] = [
  {
    id: 'hair',
    called: `hair, hairdresser, hairdressing, hair salon, barber, barbershop, salon, hair stylist, colourist`,
    sure: `chair renting, silver streaks, grey streak, streaks, updo, plait, braids, cornrows, locs, fade cut, buzz cut, pixie cut, bouffant, hairdresser's, junior stylist, trichologist, hair donation, hair policy, school hair policy, colour allergy, ppd, keratin, formaldehyde straightener, hair straightener, hairspray, salon prices, salon vat, salon apprentices, hair extensions, barbers, great lengths, hairdresser, hairdressing, hair salon, hair stylist, hairstylist, hairstyle, haircut, hair colour, hair dye, hair loss, hair extension, haircare, hair care, colourist, balayage, highlights and lowlights, blow dry, bob haircut, barbershop, barber shop, turkish barber, wet shave, beard trim, afro hair, textured hair, curly hair, grey hair, going grey, hair discrimination, scalp, alopecia, salon owner, salon, chair rental, rent a chair, self employed stylist, nhbf, british beauty council, shampoo, hair recycling, hair clippings, hair transplant, patch test, salon closure, vat on hairdressing, cash only barber, hairdressing apprentice, head lice, little princess trust`,
    likely: `juniors, streaks, silver, renting, tint, roots, braid, plait, straightener, allergy, pricing, prices, walk in, booth, chairs, self employed, tax review, low pay, extensions, lengths, salons, beard, wig, afro, stylists, barber, beard, wig, fringe, perm, mullet, hair, salon, stylist, cut, colour, trim, style, dye, bleach, client, appointment, chair, apprentice, vat, wage, no show, curl, grey, barbering, high street, fringe, scissors, blonde, brunette, celebrity hair, shave, fade, trend, ponytail`,
  },
  {
    id: 'beauty-and-spa',
    called: `beauty, beauty salon, nails, nail bar, nail technician, spa, day spa, cosmetics, skincare, make-up, makeup artist, aesthetics, aesthetic clinic, lashes, brow, tanning, tattoo, tattooist, piercing, waxing, beautician, massage, perfume, soap`,
    sure: `beauty salon, beauty industry, beauty sector, beauty therapist, beauty treatment, beautician, nail bar, nail technician, nail salon, gel nail, gel polish, gel manicure, manicure, pedicure, nail polish, acrylic nail, tpo ban, skincare, skin care, moisturiser, retinol, sunscreen, spf, facial, dermatologist, acne, rosacea, eczema, botox, filler, dermal filler, lip filler, aesthetic clinic, aesthetics, cosmetic procedure, cosmetic treatment, non surgical, brazilian butt lift, laser hair removal, waxing, threading, eyebrow, eyelash, lash extension, microblading, make up artist, makeup, cosmetics, perfume, fragrance, day spa, spa day, spa break, spa treatment, thermal spa, sauna, massage, tattoo, tattooist, tattoo ink, tattoo artist, tattoo removal, piercing, sunbed, tanning salon, fake tan, cruelty free, refillable beauty, vegan beauty, licensing of cosmetic, teenage skincare, sephora kids, soap maker, handmade soap, patch test`,
    likely: `beauty, skin, nail, lash, brow, salon, treatment, client, therapist, wellness, spa, licence, regulation, allergy, ingredient, ink, glow, facial, needle, trend, vegan, teenager, training, wrinkle, ageing, tan, serum, cream, polish, self care, soap`,
  },
]

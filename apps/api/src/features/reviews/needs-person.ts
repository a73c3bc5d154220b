import { foldText } from '@metade/domain/fold-text.ts';

/**
 * Whether a review needs moderation before it is public: it has a link, an e-mail address or a phone number, shouts, or insults.
 * Says nothing about its rating.
 */
export function needsPerson(title: string, comment: string): boolean {
  const text = `${title}\n${comment}`.normalize('NFKC');
  return contacts.some((pattern) => pattern.test(text)) || shouts(text) || insults(text);
}

const contacts = [
  /https?:|www\./i,
  /[\w-]\.(com|net|org|info|biz|app|shop|site|online|link|io|me|br|pt|es|eu|uk)\b/i,
  /[^\s@]@[^\s@]+\.[^\s@]/,
  // Nine digits, however they are separated; a date has eight.
  /(?:\d[\s().-]{0,2}){8}\d/,
];

/** Twenty letters or more, mostly capitals. */
function shouts(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length >= 20 && capitals.length > letters.length * 0.7;
}

function insults(text: string): boolean {
  const words = foldText(text).split(/[^a-z]+/);
  return words.some((word) => insulting.has(word));
}

/** Insults that are hardly ever about food, in Portuguese, Spanish and English, without accents. */
const insulting = new Set(
  `caralho foda foder fodase merda puta puto putas cabrao cabroes paneleiro viado buceta arrombado corno otario vagabunda
   mierda cabron cabrones gilipollas maricon hijoputa pendejo zorra conazo subnormal joder
   fuck fucking fucker shit bullshit asshole bitch bastard cunt faggot nigger retard whore slut`.split(/\s+/),
);

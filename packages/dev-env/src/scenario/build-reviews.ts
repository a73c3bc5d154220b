import type { Random } from '../art/kit.mjs';
import { reviewTexts } from './review-texts.ts';
import type { ReviewLanguage, ReviewTone } from './review-texts.ts';

export type DemoReview = {
  author: string;
  language: ReviewLanguage;
  title: string;
  comment: string;
  food: number;
  service: number;
  place: number;
  value: number;
  discountRight: boolean;
  reply: string | null;
  /** Whole days before the seed on which they ate. */
  daysAgo: number;
};

const twoYears = 730;

/**
 * Reviews of two years, newest first, most of them in the restaurant's own language: more than fifty of a busy restaurant, at
 * most forty of another.
 */
export function buildReviews(random: Random, own: Exclude<ReviewLanguage, 'en'>, busy: boolean): DemoReview[] {
  const goodness = busy ? random.r(0.85, 0.95) : random.r(0.62, 0.95);
  const count = busy ? random.i(52, 84) : random.i(6, 40);
  const told = new Set<string>();
  // More of them lately, and no two on one day: a restaurant of ours is better known every year.
  const days = new Set<number>();
  while (days.size < count) days.add(3 + Math.floor((twoYears - 3) * random.n() ** 1.5));
  return [...days].sort((a, b) => a - b).map((daysAgo) => buildReview(random, own, goodness, daysAgo, told));
}

const initials = 'ABCDEFGHIJLMNPRSTV';

function buildReview(
  random: Random,
  own: Exclude<ReviewLanguage, 'en'>,
  goodness: number,
  daysAgo: number,
  told: Set<string>,
): DemoReview {
  const language: ReviewLanguage = random.yes(0.16) ? 'en' : own;
  const tone: ReviewTone = random.yes(goodness) ? 'good' : random.yes(0.75) ? 'middling' : 'bad';
  const phrases = reviewTexts[language][tone];
  let comment = compose(random, phrases);
  for (let again = 0; told.has(comment) && again < 8; again++) comment = compose(random, phrases);
  told.add(comment);
  const score = (): number => ({ good: random.i(4, 5), middling: random.i(3, 4), bad: random.i(1, 3) })[tone];
  return {
    author: `${random.pick([...initials])}. ${random.pick([...initials])}.`,
    language,
    title: random.pick(phrases.titles),
    comment,
    food: score(),
    service: score(),
    place: score(),
    value: tone === 'bad' ? random.i(2, 3) : random.i(4, 5),
    discountRight: tone !== 'bad' || random.yes(0.7),
    reply: tone === 'bad' || random.yes(0.12) ? replies[own][tone === 'bad' ? 'bad' : 'good'] : null,
    daysAgo,
  };
}

function compose(
  random: Random,
  { food, service, end }: { food: readonly string[]; service: readonly string[]; end: readonly string[] },
): string {
  return [...random.shuffle([random.pick(food), random.pick(service)]), random.pick(end)].join(' ');
}

const replies = {
  'pt-PT': {
    good: 'Obrigado pela visita. A mesa fica à espera da próxima.',
    bad: 'Lamentamos que não tenha corrido bem. Já falámos com a cozinha e gostávamos de o receber outra vez.',
  },
  'pt-BR': {
    good: 'Obrigado pela visita! A casa está sempre aberta.',
    bad: 'Sentimos muito que não tenha sido como esperava. Já conversamos com a equipe e queremos receber você de novo.',
  },
  es: {
    good: 'Gracias por la visita. Aquí tenéis vuestra mesa.',
    bad: 'Sentimos que no saliera bien. Lo hemos hablado con cocina y nos gustaría recibiros otra vez.',
  },
} as const;

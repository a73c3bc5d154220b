import type { Random } from '../art/kit.mjs';
import { diners } from './accounts.ts';
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
  /** Whole days before the seed. */
  daysAgo: number;
};

/** Between 3 and 25 reviews, newest first, most of them in the restaurant's own language. */
export function buildReviews(random: Random, own: Exclude<ReviewLanguage, 'en'>): DemoReview[] {
  const goodness = random.r(0.62, 0.95);
  const authors = random.shuffle(diners).slice(0, random.i(3, 25));
  const told = new Set<string>();
  const reviews = authors.map((author) => buildReview(random, own, goodness, author.last_name, told));
  return reviews.sort((a, b) => a.daysAgo - b.daysAgo);
}

function buildReview(
  random: Random,
  own: Exclude<ReviewLanguage, 'en'>,
  goodness: number,
  number: string,
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
    author: `Diner ${number}`,
    language,
    title: random.pick(phrases.titles),
    comment,
    food: score(),
    service: score(),
    place: score(),
    value: tone === 'bad' ? random.i(2, 3) : random.i(4, 5),
    discountRight: tone !== 'bad' || random.yes(0.7),
    reply: tone === 'bad' || random.yes(0.12) ? replies[own][tone === 'bad' ? 'bad' : 'good'] : null,
    daysAgo: random.i(2, 280),
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

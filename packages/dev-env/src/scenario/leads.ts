import { aroundPorto, demoCities } from './places.ts';

export type DemoLead = {
  /** By what the person does there; nobody is invented. */
  name: string;
  company: string;
  city: string;
  state: 'new' | 'contacted' | 'qualified' | 'signed' | 'lost';
  kind: 'contact' | 'partner' | 'restaurant';
  daysAgo: number;
  step?: string;
  /** Days from today. */
  due?: number;
  lost?: string;
  note?: string;
  spam?: true;
};

const [matosinhos, gaia, maia] = aroundPorto.map(({ id }) => id) as [string, string, string];
const porto = demoCities.porto.id;

/** Leads in every state, of the territory around Porto and beyond it. */
export const demoLeads: readonly DemoLead[] = [
  { name: 'Dono', company: 'Marisqueira da Lota', city: matosinhos, state: 'new', kind: 'restaurant', daysAgo: 0 },
  { name: 'Gerente', company: 'Cervejaria do Cais', city: gaia, state: 'new', kind: 'restaurant', daysAgo: 1 },
  { name: 'Dono', company: 'Especiarias da Baixa', city: porto, state: 'new', kind: 'restaurant', daysAgo: 4 },
  {
    name: 'Dono',
    company: 'Grelhados da Estação',
    city: maia,
    state: 'contacted',
    kind: 'restaurant',
    daysAgo: 9,
    step: 'ligar',
    due: -1,
    note: 'Atende melhor depois das 16 horas.',
  },
  {
    name: 'Gerente',
    company: 'Verde de Cedofeita',
    city: porto,
    state: 'contacted',
    kind: 'restaurant',
    daysAgo: 6,
    step: 'ligar',
    due: 0,
  },
  {
    name: 'Dono',
    company: 'Tasca de Miragaia',
    city: porto,
    state: 'contacted',
    kind: 'restaurant',
    daysAgo: 5,
    step: 'ligar',
    due: 3,
  },
  {
    name: 'Dono',
    company: 'Forno da Praia',
    city: matosinhos,
    state: 'contacted',
    kind: 'restaurant',
    daysAgo: 3,
    step: 'enviar fotos',
    due: 5,
  },
  {
    name: 'Dono',
    company: 'Pizaria do Molhe',
    city: matosinhos,
    state: 'qualified',
    kind: 'restaurant',
    daysAgo: 12,
    step: 'visita',
    due: 3,
    note: 'Quer começar pelas noites de terça e quarta.',
  },
  {
    name: 'Dono',
    company: 'Café da Ribeira',
    city: gaia,
    state: 'qualified',
    kind: 'restaurant',
    daysAgo: 15,
    step: 'proposta enviada',
  },
  {
    name: 'Dono',
    company: 'Padaria de Paranhos',
    city: porto,
    state: 'signed',
    kind: 'restaurant',
    daysAgo: 21,
    step: 'em aprovação',
  },
  {
    name: 'Gerente',
    company: 'Churrasqueira Antiga',
    city: gaia,
    state: 'lost',
    kind: 'restaurant',
    daysAgo: 40,
    lost: 'Vai fechar no fim do ano.',
  },
  {
    name: 'Empresa de restauração',
    company: '',
    city: demoCities.lisboa.id,
    state: 'new',
    kind: 'partner',
    daysAgo: 2,
  },
  { name: 'Cliente', company: '', city: demoCities.lisboa.id, state: 'new', kind: 'contact', daysAgo: 1 },
  { name: 'Oferta de tráfego', company: '', city: porto, state: 'new', kind: 'contact', daysAgo: 1, spam: true },
];

/** Of cities without a restaurant, how many looked there in vain: today, yesterday and so on. */
export const unmetDemand: readonly [city: string, visitors: readonly number[]][] = [
  [matosinhos, [7, 12, 9, 11, 8, 14]],
  [gaia, [4, 9, 8, 6, 10, 9]],
  [maia, [2, 4, 3, 4, 5]],
];

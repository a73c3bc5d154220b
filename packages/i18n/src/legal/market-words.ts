import { inLocale, languageOf, type Locale, type Worded } from '../locale.ts';
import type { LegalFacts } from './facts.ts';

/** What a market's law changes in our texts. */
export type MarketWords = {
  privacyLaw: string;
  privacyArea: string;
  privacyAnswerTime: string;
  privacyAuthority: string;
  /** May contain placeholders. */
  withdrawal: string;
  /** As withdrawal, in a sentence that follows another; may be empty. */
  withdrawalShort: string;
  complaints: string;
};

/**
 * A market's legal wording in a locale: its own, in Portuguese where it lacks the locale, else the program's for the country, else
 * Portugal's, which follows EU law.
 */
export function marketWords({ market: { country, legal } }: LegalFacts, locale: Locale): MarketWords {
  const own = legal?.[locale] ?? legal?.[languageOf(locale)] ?? legal?.pt;
  if (own) return own;
  const known = inLocale(words, locale);
  return Object.hasOwn(known, country) ? known[country as keyof typeof known] : known.PT;
}

const enUnion = {
  privacyLaw: 'the General Data Protection Regulation (GDPR, Regulation (EU) 2016/679)',
  privacyArea: 'the European Economic Area',
  privacyAnswerTime: 'one month',
  withdrawal:
    '**Right of withdrawal (European Union):** the 14 days of distance selling do not apply to leisure services and catering for a given date (article 16 (l) of Directive 2011/83/EU). The rules above apply instead.',
  withdrawalShort: '',
};
const esUnion = {
  privacyLaw: 'el Reglamento General de Protección de Datos (RGPD, Reglamento (UE) 2016/679)',
  privacyArea: 'del Espacio Económico Europeo',
  privacyAnswerTime: 'un mes',
  withdrawal:
    '**Derecho de desistimiento (Unión Europea):** los 14 días de las ventas a distancia no se aplican a los servicios de ocio y restauración para una fecha concreta (artículo 16, letra l), de la Directiva 2011/83/UE). Se aplican las reglas anteriores.',
  withdrawalShort: '',
};
const ptUnion = {
  privacyLaw: 'do Regulamento Geral sobre a Proteção de Dados (RGPD, Regulamento (UE) 2016/679)',
  privacyArea: 'do Espaço Económico Europeu',
  privacyAnswerTime: 'um mês',
  withdrawal:
    '**Direito de livre resolução (União Europeia):** os 14 dias das vendas à distância não se aplicam a serviços de lazer e de restauração com data marcada (artigo 16.º, alínea l), da Diretiva 2011/83/UE). Aplicam-se as regras acima.',
  withdrawalShort: '',
};

const words: Worded<Record<'BR' | 'ES' | 'PT', MarketWords>> = {
  en: {
    BR: {
      privacyLaw: 'the Brazilian General Data Protection Law (LGPD, Law 13.709/2018)',
      privacyArea: 'Brazil',
      privacyAnswerTime: '15 days',
      privacyAuthority: 'the ANPD (Autoridade Nacional de Proteção de Dados)',
      withdrawal:
        '**Right of withdrawal (Brazil, article 49 of the Consumer Defence Code):** within {{withdrawalDays}} days of the purchase, and before the meal, everything is returned to your card, regardless of the rules above.',
      withdrawalShort:
        ' In Brazil you also get everything back within {{withdrawalDays}} days of the purchase, before the meal.',
      complaints: 'You may also turn to Procon or consumidor.gov.br.',
    },
    ES: {
      ...enUnion,
      privacyAuthority: 'the AEPD (Agencia Española de Protección de Datos)',
      complaints: 'You may also ask for a complaint form (hoja de reclamaciones) and turn to consumer arbitration.',
    },
    PT: {
      ...enUnion,
      privacyAuthority: 'the CNPD (Comissão Nacional de Proteção de Dados)',
      complaints:
        'You may also use the electronic complaints book (livroreclamacoes.pt) and turn to a consumer arbitration centre.',
    },
  },
  es: {
    BR: {
      privacyLaw: 'la Ley General de Protección de Datos de Brasil (LGPD, Ley 13.709/2018)',
      privacyArea: 'de Brasil',
      privacyAnswerTime: '15 días',
      privacyAuthority: 'la ANPD (Autoridade Nacional de Proteção de Dados)',
      withdrawal:
        '**Derecho de desistimiento (Brasil, artículo 49 del Código de Defensa del Consumidor):** en los {{withdrawalDays}} días siguientes a la compra, y antes de la comida, se devuelve todo a la tarjeta, con independencia de las reglas anteriores.',
      withdrawalShort:
        ' En Brasil también se devuelve todo en los {{withdrawalDays}} días siguientes a la compra, antes de la comida.',
      complaints: 'También puede acudir a Procon o a consumidor.gov.br.',
    },
    ES: {
      ...esUnion,
      privacyAuthority: 'la AEPD (Agencia Española de Protección de Datos)',
      complaints: 'También puede pedir la hoja de reclamaciones y acudir al arbitraje de consumo.',
    },
    PT: {
      ...esUnion,
      privacyAuthority: 'la CNPD (Comissão Nacional de Proteção de Dados)',
      complaints:
        'También puede usar el libro de reclamaciones electrónico (livroreclamacoes.pt) y acudir a un centro de arbitraje de consumo.',
    },
  },
  pt: {
    BR: {
      privacyLaw: 'da Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018)',
      privacyArea: 'do Brasil',
      privacyAnswerTime: '15 dias',
      privacyAuthority: 'ANPD (Autoridade Nacional de Proteção de Dados)',
      withdrawal:
        '**Direito de arrependimento (Brasil, artigo 49 do Código de Defesa do Consumidor):** em {{withdrawalDays}} dias a contar da compra, e antes da refeição, tudo é devolvido ao cartão, independentemente das regras acima.',
      withdrawalShort:
        ' No Brasil, tudo é também devolvido em {{withdrawalDays}} dias a contar da compra, antes da refeição.',
      complaints: 'Pode também recorrer ao Procon ou ao consumidor.gov.br.',
    },
    ES: {
      ...ptUnion,
      privacyAuthority: 'AEPD (Agencia Española de Protección de Datos)',
      complaints:
        'Pode também pedir a folha de reclamações (hoja de reclamaciones) e recorrer à arbitragem de consumo.',
    },
    PT: {
      ...ptUnion,
      privacyAuthority: 'CNPD (Comissão Nacional de Proteção de Dados)',
      complaints:
        'Pode também usar o livro de reclamações eletrónico (livroreclamacoes.pt) e recorrer a um centro de arbitragem de consumo.',
    },
  },
};

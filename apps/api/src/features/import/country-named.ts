import type { Country } from '@metade/contracts/catalogue.ts';
import { bareText } from './plain-text.ts';

/** Supported countries by code or by name in our languages. */
export function countryNamed(text: string): Country | undefined {
  return countries[bareText(text)];
}

const countries: Record<string, Country> = {
  br: 'BR',
  brasil: 'BR',
  brazil: 'BR',
  es: 'ES',
  espana: 'ES',
  espanha: 'ES',
  spain: 'ES',
  pt: 'PT',
  portugal: 'PT',
};

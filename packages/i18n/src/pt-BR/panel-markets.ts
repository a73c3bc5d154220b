import type { Overlay } from '../overlay.ts';
import type { markets as pt } from '../pt/panel-markets.ts';

export const markets: Overlay<typeof pt> = {
  save: 'Salvar país',
  saved: 'País salvo.',
  findCity: 'Buscar cidade',
  saveCity: 'Salvar cidade',
  citySaved: 'Cidade salva.',
  noCities: 'Nenhuma cidade ainda.',
  reasonHint: 'Fica no histórico.',
};

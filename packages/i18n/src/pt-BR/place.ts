import { overlaid } from '../overlay.ts';
import * as pt from '../pt/place.ts';

export const pin = overlaid(pt.pin, {
  mapText: 'Arraste o marcador até a porta, ou digite as coordenadas. As setas ↑ e ↓ movem o marcador uns dez metros.',
  pin: 'Marcador',
  pinHint: 'Se ficar vazio, usamos o centro do CEP.',
});

export const zip = overlaid(pt.zip, {
  zipHint: 'Preenche o que soubermos do endereço.',
});

import { overlaid } from '../overlay.ts';
import * as pt from '../pt/place.ts';

export const pin = overlaid(pt.pin, {
  mapText: 'Arraste o marcador até a porta, ou digite as coordenadas. As setas ↑ e ↓ movem o marcador uns dez metros.',
  pin: 'Marcador',
  pinHint: 'Se ficar vazio, usamos o centro do CEP.',
  degrees: 'Digite graus nos dois campos, por exemplo 38,7101 e -9,1402, ou deixe os dois em branco.',
});

export const zip = overlaid(pt.zip, {
  zipHint: 'Preenche o que soubermos do endereço.',
});

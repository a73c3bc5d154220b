import type * as pt from '../pt/place.ts';

export const pin: typeof pt.pin = {
  mapText: 'Arrastre el pin hasta la puerta o introduzca las coordenadas. Las teclas ↑ y ↓ lo mueven unos diez metros.',
  showMap: 'Mostrar el mapa',
  pin: 'Pin',
  latitude: 'Latitud',
  longitude: 'Longitud',
  pinHint: 'Si lo deja vacío: el centro del código postal.',
  degrees: 'Introduzca grados en los dos campos, por ejemplo 38,7101 y -9,1402, o deje los dos vacíos.',
};

export const zip: typeof pt.zip = {
  zipHint: 'Rellena lo que sepa de la dirección.',
  zipFound: (place) => `Encontrado: ${place}.`,
};

/** Words of a pin on the map, in the registration and in the panel. */
export const pin = {
  mapText: 'Arraste o alfinete até à porta, ou introduza as coordenadas. As setas ↑ e ↓ movem-no uns dez metros.',
  showMap: 'Mostrar o mapa',
  pin: 'Alfinete',
  latitude: 'Latitude',
  longitude: 'Longitude',
  pinHint: 'Se ficar vazio: o centro do código postal.',
  degrees: 'Introduza graus nos dois campos, por exemplo 38,7101 e -9,1402, ou deixe os dois vazios.',
};

/** Words of a postal code that fills in an address. */
export const zip = {
  zipHint: 'Preenche o que souber da morada.',
  zipFound: (place: string) => `Encontrado: ${place}.`,
};

import type * as pt from '../pt/place.ts';

export const pin: typeof pt.pin = {
  mapText: 'Drag the pin to the door, or enter the coordinates. The ↑ and ↓ keys move it about ten metres.',
  showMap: 'Show the map',
  pin: 'Pin',
  latitude: 'Latitude',
  longitude: 'Longitude',
  pinHint: 'If left empty: the centre of the postal code area.',
  degrees: 'Enter degrees in both fields, for example 38.7101 and -9.1402, or leave both empty.',
};

export const zip: typeof pt.zip = {
  zipHint: 'Fills in as much of the address as it can.',
  zipFound: (place) => `Found: ${place}.`,
};

import type * as pt from '../pt/place.ts';

export const pin: typeof pt.pin = {
  mapText: 'Drag the pin to the door, or write the coordinates. The ↑ and ↓ keys move it about ten metres.',
  showMap: 'Show the map',
  pin: 'Pin',
  latitude: 'Latitude',
  longitude: 'Longitude',
  pinHint: 'Empty: the middle of the postal code.',
};

export const zip: typeof pt.zip = {
  zipHint: 'Fills in what it knows of the address.',
  zipFound: (place) => `Found: ${place}.`,
};

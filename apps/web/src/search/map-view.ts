export const PIN = 'map-pin';
/** A pin that points with its tip at the one place of a map. */
export const PLACE_PIN = 'map-pin place-pin';

import type { StyleSpecification } from 'maplibre-gl';

/** A map style with only a background in the page's colour, for when no style is configured or it cannot be loaded. */
export function plainStyle(): StyleSpecification {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--map-land').trim() || '#f3eee8';
  return {
    version: 8,
    sources: {},
    layers: [{ id: 'ground', type: 'background', paint: { 'background-color': colour } }],
  };
}

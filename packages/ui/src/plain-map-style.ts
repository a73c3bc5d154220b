import type { StyleSpecification } from 'maplibre-gl';

/** A map of nothing but ground in the page's colour, for where no style is or none can be loaded. */
export function plainStyle(): StyleSpecification {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--map-land').trim() || '#f3eee8';
  return {
    version: 8,
    sources: {},
    layers: [{ id: 'ground', type: 'background', paint: { 'background-color': colour } }],
  };
}

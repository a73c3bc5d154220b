export interface MapPoint {
  latitude: number;
  longitude: number;
}

export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Bounding box of all pins, with a margin; null without any. */
export function boundsOf(points: readonly MapPoint[]): MapBounds | null {
  if (points.length === 0) return null;
  const latitudes = points.map((point) => point.latitude);
  const longitudes = points.map((point) => point.longitude);
  const pad = (low: number, high: number) => Math.max((high - low) * 0.12, 0.004);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  return {
    west: west - pad(west, east),
    east: east + pad(west, east),
    south: south - pad(south, north),
    north: north + pad(south, north),
  };
}

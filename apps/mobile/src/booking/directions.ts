interface Address {
  street: string;
  number: string;
  zip: string;
  city: string;
  location: { latitude: number; longitude: number } | null;
}

/** Directions by coordinates, else a search for the address: the site's own, which every phone opens. */
export function directionsUrl({ street, number, zip, city, location }: Address, name: string): string {
  if (location) return `https://www.openstreetmap.org/directions?to=${location.latitude}%2C${location.longitude}`;
  const text = [name, `${street} ${number}`.trim(), `${zip} ${city}`.trim()].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(text)}`;
}

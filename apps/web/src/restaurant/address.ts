interface Address {
  street: string;
  number: string;
  district: string;
  city: string;
  state: string;
  zip: string;
  location: { latitude: number; longitude: number } | null;
}

/** An address in two lines: street and number; postal code, district and city. */
export function addressLines(address: Address): string[] {
  const street = [address.street, address.number].filter(Boolean).join(' ');
  const place = [[address.zip, address.city].filter(Boolean).join(' '), address.district].filter(Boolean).join(', ');
  return [street, place].filter(Boolean);
}

/** Directions on OpenStreetMap by coordinates, else a text search. */
export function directionsUrl(address: Address, name: string): string {
  if (address.location) {
    const { latitude, longitude } = address.location;
    return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
  }
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent([name, ...addressLines(address)].join(', '))}`;
}

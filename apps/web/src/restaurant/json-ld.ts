import type { Restaurant } from '@metade/contracts/restaurants.ts';

/** schema.org data of the restaurant and its half-price offer, for search engines. offer: the words for a table. */
export function restaurantJsonLd(
  place: Restaurant,
  kitchen: string[],
  url: string,
  offer: (places: number) => string,
): object {
  const address = place.address[0];
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: place.company_name,
    url,
    description: place.description || undefined,
    servesCuisine: kitchen,
    telephone: place.phone ?? undefined,
    image: place.cover
      ? new URL(place.cover.src.replace('{width}', String(Math.max(...place.cover.widths))), url).href
      : undefined,
    acceptsReservations: true,
    address: address && {
      '@type': 'PostalAddress',
      streetAddress: [address.street, address.number].filter(Boolean).join(' '),
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: place.country,
    },
    geo: address?.location && {
      '@type': 'GeoCoordinates',
      latitude: address.location.latitude,
      longitude: address.location.longitude,
    },
    aggregateRating:
      place.rating.average === null || place.rating.count === 0
        ? undefined
        : { '@type': 'AggregateRating', ratingValue: place.rating.average, reviewCount: place.rating.count },
    makesOffer: place.prices.map((entry) => ({
      '@type': 'Offer',
      name: offer(entry.places),
      price: (entry.price.amount / 100).toFixed(2),
      priceCurrency: entry.price.currency,
      availability: 'https://schema.org/InStock',
      url,
    })),
  };
}

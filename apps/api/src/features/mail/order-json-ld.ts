export type ReservationFacts = {
  number: string;
  status: 'tentative' | 'confirmed' | 'cancelled';
  name: string;
  people: number;
  /** An instant. */
  startsAt: string;
  link: string;
  restaurant: {
    name: string;
    phone: string | null;
    street: string;
    city: string;
    region: string;
    zip: string;
    country: string;
  };
};

/** A booking as schema.org's FoodEstablishmentReservation, which mail programs turn into a card. */
export function reservationJsonLd({
  number,
  status,
  name,
  people,
  startsAt,
  link,
  restaurant,
}: ReservationFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FoodEstablishmentReservation',
    reservationNumber: number,
    reservationStatus: `https://schema.org/${{ tentative: 'ReservationPending', confirmed: 'ReservationConfirmed', cancelled: 'ReservationCancelled' }[status]}`,
    underName: { '@type': 'Person', name },
    reservationFor: {
      '@type': 'FoodEstablishment',
      name: restaurant.name,
      ...(restaurant.phone ? { telephone: restaurant.phone } : {}),
      address: {
        '@type': 'PostalAddress',
        streetAddress: restaurant.street,
        addressLocality: restaurant.city,
        addressRegion: restaurant.region,
        postalCode: restaurant.zip,
        addressCountry: restaurant.country,
      },
    },
    startTime: startsAt,
    partySize: people,
    url: link,
    modifyReservationUrl: link,
  };
}

import { useWords } from '../words/words.tsx';

/** A link to a place on a map, labelled with its coordinates. */
export function MapLink({ place: { latitude, longitude } }: { place: { latitude: number; longitude: number } }) {
  const { m } = useWords();
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`}
      rel="noreferrer"
      target="_blank"
      className="inline-flex min-h-11 items-center text-link"
    >
      {m.admin.map} ({latitude.toFixed(5)}, {longitude.toFixed(5)})
    </a>
  );
}

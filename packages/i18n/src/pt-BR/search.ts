import type { Overlay } from '../overlay.ts';
import type { search as pt } from '../pt/search.ts';
import { inPlace } from '../pt/in-place.ts';

export const search: Overlay<typeof pt> = {
  title: (city: string | null, off: string) =>
    `Restaurantes com ${off} de desconto na comida ${city === null ? 'perto de você' : inPlace(city)}`,
  description: (city: string | null, tables: string, off: string) =>
    `${tables} livres ${city === null ? 'perto de você' : inPlace(city)}: escolha o dia e a hora, com ${off} de desconto na comida.`,
  nearMeFailed: 'O navegador não compartilhou a localização. Escolha uma cidade.',
  byNamePlaceholder: 'Buscar por nome ou prato',
  searchAsMoved: 'Buscar ao mover o mapa',
  mapArea: 'Área do mapa',
  dishFound: 'No cardápio',
  saved: (money: string) => `Cerca de ${money} economizados`,
  sheetTitle: 'Buscar mesa',
  remove: (name: string) => `Remover ${name}`,
  priceFrom: (price: string) => `Acima de ${price}`,
  calendarHint: 'O número embaixo de cada dia são as mesas livres.',
  slotHeld: 'Ocupada no momento',
  notExact: 'Nada corresponde a tudo o que você pediu. Isto é o mais parecido.',
  nearest: 'O mais parecido com o que você pediu',
  noneText: (day: string) => `Não há mesas com o que você pediu para ${day}. Isto é o mais parecido:`,
  noneTextAlone: 'Tente remover um filtro ou mudar de dia.',
  next: 'Próxima página',
  soldUntil: (last: string) => `Você pode reservar até ${last}.`,
  heading: (tables: string, place: string | null) => `${tables} ${place === null ? 'perto de você' : inPlace(place)}`,
  nearMiss: {
    date: 'Em outro dia',
    period: 'Em outro horário',
    city: 'Em outra cidade',
  },
  mapWords: {
    ctrlZooms: (key: string) => `Use ${key} e a rolagem do mouse para aproximar o mapa`,
  },
};

import type { store as pt } from '../pt/store.ts';

export const store: typeof pt = {
  permissions: {
    camera: 'Para leer el QR de un vale y fotografiar la cuenta o un plato, solo cuando lo pida.',
    location: 'Para mostrar los restaurantes cercanos y el camino a pie hasta su mesa, solo con la aplicación abierta.',
    photos: 'Para adjuntar las fotografías que elija.',
  },
  subtitle: 'Mesas con descuento',
  short: 'La comida a mitad de precio, para toda la mesa.',
  keywords: 'restaurantes,mesas,reservas,descuento,cena,comida,vale,mitad',
  full: `Metade muestra mesas libres en buenos restaurantes. Elija la ciudad, el día y cuántas personas son; reserve la mesa por unos gastos de reserva pequeños. La comida a mitad de precio, para toda la mesa.

• Horas de verdad: cada hora que ve es una mesa que puede ser suya.
• La mesa queda guardada mientras paga; nadie se la lleva entretanto.
• El vale se abre sin red, con el QR para el restaurante.
• La cuenta correcta: toque lo que pidió y muestre al camarero cuánto es, en su idioma.
• Cambie, cancele o avise de que llega tarde, con el importe exacto antes de confirmar.
• Lista de espera: le avisamos cuando queda libre una mesa.

Para restaurantes: la lista de hoy, las llegadas y los vales en el teléfono, también sin red.`,
  news: 'La primera versión: buscar, reservar, pagar, vales sin red, la cuenta correcta y el modo restaurante.',
  captions: {
    explore: 'Mesas libres, cerca y hoy',
    book: 'La comida a mitad de precio, para toda la mesa.',
    voucher: 'El vale se abre sin red',
    bill: 'La cuenta correcta, en el idioma del camarero',
    bookings: 'Sus reservas, siempre a mano',
    host: 'Para restaurantes: la lista de hoy',
  },
};

import type { store as pt } from '../pt/store.ts';

export const store: typeof pt = {
  permissions: {
    camera: 'To read a voucher’s QR code and to photograph the bill or a dish, only when you ask for it.',
    location: 'To show restaurants near you and the walk to your table, only while the app is open.',
    photos: 'To attach the photographs that you choose.',
  },
  subtitle: 'Half the food bill',
  short: 'Half the food bill: pick a table and show your voucher.',
  keywords: 'restaurants,tables,booking,discount,dinner,lunch,voucher,offers',
  full: `Metade shows free tables at good restaurants. Choose the city, the day and how many you are; book the table for a small fee. Half the food bill, for everyone at the table.

• Real times: every time you see is a table that can be yours.
• The table is held while you pay; nobody else gets it meanwhile.
• The voucher opens offline, with the QR code for the restaurant.
• The right bill: tap what you ordered and show the waiter what it comes to, in their language.
• Change, cancel or say that you are late, with the exact amount before you confirm.
• Waiting list: we tell you when a table comes free.

For restaurants: today’s list, arrivals and vouchers on the phone, offline too.`,
  news: 'The first version: search, book, pay, offline vouchers, the right bill and restaurant mode.',
  captions: {
    explore: 'Free tables, nearby and today',
    book: 'Half the food bill',
    voucher: 'Your voucher opens offline',
    bill: 'The right bill, in the waiter’s language',
    bookings: 'Your bookings, always at hand',
    host: 'For restaurants: today’s list',
  },
};

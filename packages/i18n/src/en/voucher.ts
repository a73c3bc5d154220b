import type { voucher as pt } from '../pt/voucher.ts';

export const voucher: typeof pt = {
  title: (restaurant) => `Voucher ${restaurant}`,
  offline: 'Works offline',
  opensAt: (time) => `Confirmed, opens at ${time}`,
  open: 'Open: show it when you sit down',
  late: (time) => `Past tolerance; the house may seat you until ${time}`,
  over: 'The time of this voucher is over',
  usedAt: (time) => `Used ${time}`,
  enjoy: 'Enjoy your meal',
  enjoyText: 'The food is at half price on the bill.',
  cancelled: 'Reservation cancelled',
  noShow: 'Marked as no-show',
  tableFor: (places) => `Table for ${places}`,
  inNameOf: (name, until) => `In the name of ${name} · tolerance until ${until}`,
  qrLabel: (code) => `QR code of voucher ${code}`,
  codeLabel: 'Code',
  print: 'Print',
  directions: 'Directions',
  call: 'Call',
  seeOrder: (number) => `See reservation ${number}`,
};

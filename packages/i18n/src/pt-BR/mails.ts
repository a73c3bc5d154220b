import type { Overlay } from '../overlay.ts';
import type { mails as pt } from '../pt/mails.ts';

export const mails: Overlay<typeof pt> = {
  text: 'Escolha o que você quer receber. De noite eles esperam pela manhã, exceto o que diz respeito a uma refeição próxima ou a uma mesa da lista de espera.',
  ended: 'Você não recebe mais estes e-mails.',
  calendarText:
    'Suas próximas reservas, e o que mudou ou foi cancelado, no seu aplicativo de calendário. Quem tem o endereço vê as reservas.',
  renewHint: 'Ao renovar, o endereço anterior para de funcionar na hora.',
  turnOff: 'Desativar',
  kinds: { waiting: 'Lista de espera: sua vez e quando acaba' },
};

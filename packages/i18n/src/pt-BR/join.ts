import type { Overlay } from '../overlay.ts';
import type { join as pt } from '../pt/join.ts';

export const join: Overlay<typeof pt> = {
  menuPrice: 'Comida a preço do cardápio',
  drinks: 'mais as bebidas, sem desconto',
  metadeCost: 'Você paga à Metade',
  eveningText: 'Seis mesas que ficariam vazias, colocadas à venda entre 19:30 e 21:00.',
  estimateText: 'Mude os números e veja o resultado na hora.',
  marked: 'É uma estimativa, não uma promessa: o que se vende depende da cidade, do dia e do restaurante.',
  questions: (off: string): readonly { q: string; a: string }[] => [
    {
      q: 'Quanto custa?',
      a: 'Nada. Não há adesão, mensalidade nem comissão sobre a conta. Quem reserva paga à Metade um pequeno valor pelo voucher.',
    },
    {
      q: 'O desconto vale para quê?',
      a: `${off} de desconto em toda a comida, para toda a mesa. As bebidas são pagas por inteiro, e você diz se as sobremesas entram.`,
    },
    {
      q: 'Preciso colocar à venda todas as mesas?',
      a: 'Não. Você escolhe quantas, de que tamanho, em que dias e horários, e muda quando quiser.',
    },
    {
      q: 'E se a casa encher naquela noite?',
      a: 'Faça uma pausa com um toque: nada mais é vendido até você abrir de novo. As reservas que já existem continuam valendo.',
    },
    {
      q: 'Como fico sabendo de uma reserva?',
      a: 'Por e-mail e no painel, que abre no celular ou no computador. Você pode responder a cada pedido ou deixar que sejam confirmados na hora.',
    },
    {
      q: 'E se o cliente não aparecer?',
      a: 'Marque que ele não veio. Quem falta várias vezes fica um tempo sem poder reservar.',
    },
  ],
  start: 'Cadastrar o restaurante',
};

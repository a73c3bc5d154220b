import type { Overlay } from '../overlay.ts';
import type { content as pt } from '../pt/content.ts';

export const content: Overlay<typeof pt> = {
  faqSearch: 'Buscar nas perguntas',
  contactTitle: 'Contato',
  contactReservation: 'É sobre uma reserva? Abra a reserva: o telefone do restaurante e o cancelamento estão lá.',
  partnerText:
    'Leve a Metade para sua cidade: você reúne os restaurantes, acompanha as mesas e recebe parte das taxas de reserva.',
  partnerPoints: [
    'Um território: uma ou mais cidades.',
    'Uma parte das taxas de reserva líquidas dos restaurantes do seu território, com extrato mensal.',
    'Você convida e pré-aprova restaurantes.',
  ],
  formPhoneHint: 'Com o código do país, por exemplo +55 11 91234-5678',
  writeTo: 'Escreva para nós',
  writeText: 'Para todo o resto, escreva para nós. Respondemos por e-mail.',
  registerTitle: 'Cadastre seu restaurante',
  registerText: 'Encha as mesas vazias. O cadastro é grátis e não há mensalidade.',
  registerPoints: (off: string): readonly string[] => [
    'Você diz quais mesas quer encher, em que dias e horários.',
    `Você dá ${off} de desconto em toda a comida, menos bebidas, para toda a mesa.`,
    'Você recebe um relatório trimestral: mesas, chegadas e procura não atendida.',
    'Você fecha um dia ou faz uma pausa quando quiser.',
  ],
  registerSteps: 'Como participar',
  registerStepList: [
    'Conte para nós quem você é e onde fica.',
    'Analisamos o cadastro e, se for aprovado, publicamos.',
    'Você abre as mesas que quiser no seu mapa de mesas.',
  ],
  formSent: 'Informação enviada com sucesso! Em breve entraremos em contato',
};

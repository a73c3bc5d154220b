import type { Overlay } from '../overlay.ts';
import type { content as pt } from '../pt/content.ts';

export const content: Overlay<typeof pt> = {
  faqSearch: 'Buscar nas perguntas',
  contactTitle: 'Contato',
  writeTo: 'Escreva para nós',
  writeText: 'Para tudo o resto, escreva para nós. Respondemos por e-mail.',
  registerTitle: 'Cadastre seu restaurante',
  registerText: 'Encha as mesas vazias. O cadastro é grátis e não há mensalidade.',
  registerPoints: (off: string): readonly string[] => [
    'Diz que mesas quer encher, em que dias e a que horas.',
    `Dá ${off} de desconto em toda a comida, menos bebidas, a toda a mesa.`,
    'Recebe relatório trimestral: mesas, chegadas e busca não satisfeita.',
    'Fecha um dia ou faz uma pausa quando quiser.',
  ],
  registerSteps: 'Como participar',
  registerStepList: [
    'Conte para nós quem é e onde fica.',
    'Analisamos o cadastro e, se for aprovado, publicamos.',
    'Abre as mesas que quiser no seu mapa de mesas.',
  ],
  formSent: 'Informação enviada com sucesso! Em breve entraremos em contato',
};

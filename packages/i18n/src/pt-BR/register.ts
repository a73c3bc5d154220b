import type { Overlay } from '../overlay.ts';
import type { register as pt } from '../pt/register.ts';
import { pin } from './place.ts';

export const register: Overlay<typeof pt> = {
  formText: 'Crie sua conta. Depois conta-nos o resto em seis passos, e pode parar quando quiser.',
  goOn: 'Continuar o cadastro',
  title: 'Cadastro do restaurante',
  saveNext: 'Salvar e continuar',
  saved: 'Salvo. Você pode sair e continuar mais tarde.',
  savedNow: 'O que está salvo agora:',
  phoneHint: 'Com o código do país, se for de outro país.',
  pin,
  choose: 'Escolher arquivo',
  chooseSeveral: 'Escolher fotos',
  lost: 'Não chegou: sem internet. Você pode enviar outra vez.',
  sendingFirst: 'Enviando as imagens escolhidas.',
  notAllSent: (next: string) =>
    `Nem todas as imagens foram aceitos: o motivo está junto de cada uma. “${next}” segue sem elas.`,
  sending: (done: number, all: number) => `Enviando: ${done} de ${all}`,
  sent: (n: number) => (n === 1 ? '1 imagem salva.' : `${n} imagens salvas.`),
  photoOf: (n: number) => `Foto ${n}`,
  savePicture: 'Salvar a imagem',
  hoursText: 'Vazio é fechado. Você pode fechar depois da meia-noite, até as 06:00.',
  spanEnds: {
    open: (nth: number) => (nth === 1 ? 'Abre' : `Abre, ${nth}ª vez`),
    close: (nth: number) => (nth === 1 ? 'Fecha' : `Fecha, ${nth}ª vez`),
  },
  termsText: 'O que combina conosco',
  termsList: (percent: number, desserts: boolean) => [
    `Dá ${percent}% de desconto em toda a comida, menos bebidas${desserts ? '' : ' e sobremesas'}, a todas as pessoas da mesa.`,
    'As mesas que abre no calendário estão mesmo livres; é quem registrou o restaurante que trata do calendário.',
    'Não paga nada à Metade. Quem reserva paga um pequeno valor pelo voucher.',
    'Você pode fechar um dia ou fazer uma pausa quando quiser; as reservas que já existem mantêm-se.',
  ],
  waitTitle: 'Seu cadastro está em análise',
  waitSteps: [
    'Uma pessoa da nossa equipe lê o cadastro e vê as imagens.',
    'Se algo tiver de mudar, dizemos o quê e porquê.',
    'Depois de aprovado, o restaurante aparece na lista com as mesas que abriu.',
  ],
  waitEdit: 'Enquanto espera, pode continuar a alterar o cadastro.',
  rejectedText: 'Você pode registrar outro, ou escrever-nos.',
  startAgain: 'Começar outro cadastro',
};

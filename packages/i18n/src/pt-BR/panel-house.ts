import type { Overlay } from '../overlay.ts';
import type { house as pt } from '../pt/panel-house.ts';

export const house: Overlay<typeof pt> = {
  profile: {
    text: 'O que guarda aqui fica logo à vista de quem busca mesa.',
    descriptionHint: 'Se ficar vazio: se mostra o texto de cima.',
    hoursHint: 'Vários horários por dia, se quiser. Você pode fechar depois da meia-noite, até as 06:00.',
    hoursWrong: 'Veja os horários marcados.',
    addSpan: 'Adicionar horário',
    addSpanOn: (day: string) => `Adicionar horário: ${day}`,
    amountWrong: 'Digite um valor, por exemplo 24,50.',
    someWrong: 'Há campos por corrigir. Nada foi salvo.',
    save: 'Salvar',
    saved: 'Salvo. Já está à vista.',
    nothingChanged: 'Está tudo salvo.',
    changedByOther: (fields: string) =>
      `Outra pessoa da equipe mudou: ${fields}. O que escreveu continua aqui; veja e guarde de novo.`,
    names: {
      more: 'textos em outras línguas',
    },
  },
  menu: {
    title: 'Cardápio',
    none: 'O cardápio está vazia.',
    add: 'Adicionar prato',
    uploading: 'Enviando…',
    remove: 'Excluir o prato',
  },
  pictures: {
    text: (megabytes: number) => `JPEG, PNG, WebP ou AVIF, até ${megabytes} MB. Fica salvo logo.`,
    choosePhotos: 'Adicionar fotos, várias de uma vez',
    uploading: 'Enviando…',
    stored: 'Salvo. Já está à vista.',
    photoOf: (n: number) => `Foto ${n}`,
    save: 'Salvar a imagem',
  },
  reviews: {
    text: 'O que escreveram de você. Você pode responder uma vez a cada uma; nenhuma se apaga por ser má.',
    private: 'Privada: só sua equipe a vê',
    scores: {
      value: 'Custo-benefício',
    },
    yourReply: 'Sua resposta',
    replyLabel: 'Sua resposta',
    short: (least: number) => `Digite pelo menos ${least} caracteres.`,
  },
  team: {
    title: 'Equipe',
    you: 'sua conta',
    roleHints: {
      manager: 'Tudo menos a equipe.',
    },
    oneStep: 'Entra só com a senha',
    removeTitle: (name: string) => `Retirar ${name} da equipe?`,
    leave: 'Sair da equipe',
    leaveTitle: 'Sair da equipe deste restaurante?',
    removed: (name: string) => `${name} não está mais na equipe.`,
    withdrawn: 'Convite anulado. O link não serve mais.',
  },
  join: {
    joinTitle: (restaurant: string) => `Entrar na equipe de ${restaurant}`,
    logInFirst: (restaurant: string, email: string) =>
      `Para entrar na equipe de ${restaurant}, entre com a conta ${email}.`,
    accept: 'Entrar na equipe',
    last_name: 'Sobrenome',
    password: 'Senha',
    password_confirmation: 'Repita a senha',
    over: 'Este convite não serve mais',
  },
};

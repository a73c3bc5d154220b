import type { Overlay } from '../overlay.ts';
import type { licensee as pt } from '../pt/panel-licensee.ts';

export const licensee: Overlay<typeof pt> = {
  territory: {
    searches: (n: number): string => (n === 1 ? '1 busca, 0 mesas' : `${n} buscas, 0 mesas`),
    looked: 'Buscas',
    noneText: 'As cidades da sua licença aparecem aqui assim que forem atribuídas a você.',
  },
  restaurants: {
    text: 'Você pode ver o calendário e os relatórios; só a equipe do restaurante os altera.',
    states: { submitted: 'Aguardando aprovação' },
    preapproved: 'Pré-aprovado por você',
  },
  bookings: { text: 'Sem nomes nem contatos de clientes.' },
  leads: {
    title: 'Contatos',
    states: { contacted: 'Contatado' },
    add: 'Novo contato',
    sum: (n: number): string => (n === 1 ? '1 contato' : `${n} contatos`),
    search: 'Restaurante ou contato',
    keys: 'Com Alt e as setas para os lados, você move um contato entre colunas.',
    filters: { open: 'Em andamento' },
    back: 'Todos os contatos',
    save: 'Salvar',
    saved: 'Salvo.',
    keep: 'Salvar nota',
    invite: 'Convidar para se cadastrar',
    none: 'Nenhum contato.',
  },
  licences: {
    percentHint: (percent: number) => `Vazio: ${percent}%, como no mercado.`,
    save: 'Salvar',
    saved: 'Salvo.',
    leadsDue: (n: number): string => (n === 1 ? '1 contato vencido' : `${n} contatos vencidos`),
    unpaid: (n: number): string => (n === 1 ? '1 extrato a pagar' : `${n} extratos a pagar`),
    noSecondFactor: 'segundo passo não configurado',
  },
  join: { text: (email: string) => `Crie a conta de ${email}. Em seguida você configura o segundo passo.` },
};

import type { Overlay } from '../overlay.ts';
import type { bill as pt } from '../pt/bill.ts';

export const bill: Overlay<typeof pt> = {
  byItems: 'Por item',
  menuPrice: 'preço do cardápio',
  emptyText: 'Toque nos pratos do cardápio que vieram para a mesa e veja quanto vocês pagam.',
  openMenu: 'Abrir o cardápio',
  nothingOnMenu: 'O cardápio não está aqui. Digite o nome e o preço.',
  ownTitle: 'Não está no cardápio?',
  sheetFood: 'O que vocês comeram?',
  sheetDrinks: 'O que vocês beberam?',
  priceWrong: 'Digite um preço, por exemplo 12,50.',
  divide: 'Dividir por',
  foodTotal: 'Comida, pelo preço do cardápio',
  totalsHint: 'Some os preços do cardápio, antes do desconto.',
  showWaiter: 'Mostrar ao garçom',
  kept: 'Fica salvo só neste dispositivo.',
  clear: 'Começar de novo',
  undo: 'Desfazer',
};

import { overlaid } from '../overlay.ts';
import { app as pt } from '../pt/app.ts';

export const app = overlaid(pt, {
  retry: 'Não conseguimos nos conectar à Metade.',
  outdatedTitle: 'É preciso atualizar o aplicativo',
  outdatedText: 'Esta versão não fala mais com a Metade. Suas reservas continuam como estavam.',
});

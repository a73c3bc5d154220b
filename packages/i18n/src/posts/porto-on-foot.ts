import type { Post } from './post.ts';

export const portoOnFoot: Post = {
  slug: 'porto-on-foot',
  category: 'porto',
  picture: 'demo/portuguesa/porto-on-foot/cover',
  publishedOn: '2026-11-12',
  texts: {
    en: {
      title: 'Porto on foot: dine where the hill ends',
      lead: 'The city goes up and down. Plan the evening so that the table is at the right end of it.',
      pictureAlt: 'A table with dishes of northern Portugal, drawn',
      text: `
Porto is small on the map and tall under your feet. A good evening has one climb at most, and it is not after dinner.

## Down to the river, early

Start high, near the cathedral or the Clérigos tower, and walk down while there is light. Book a table by the river for the first hour of dinner: the bridge is lit, and you are not yet tired.

## Or up, and stay there

If you would rather end among bars, do the climb first. Around Cedofeita and the streets behind the Aliados the ground is kind, and a late table is still a short walk from the next thing.

## Leave room

Northern kitchens do not serve small plates. A table for two, {{price2}} for the voucher and {{discountPercent}} off all food, is a good reason to order one dish less and a dessert more.

## Allow for the hill

Your table is normally kept for {{toleranceMinutes}} minutes; your voucher says exactly how long. A wrong turn in Porto costs ten of them.
`.trim(),
    },
    es: {
      title: 'Oporto a pie: cenar donde acaba la cuesta',
      lead: 'La ciudad sube y baja. Planee la noche para que la mesa esté en el extremo bueno.',
      pictureAlt: 'Mesa con platos del norte de Portugal, en dibujo',
      text: `
Oporto es pequeña en el mapa y alta bajo los pies. Una buena noche tiene una subida como mucho, y no es después de cenar.

## Bajar al río, temprano

Empiece arriba, junto a la catedral o la torre de los Clérigos, y baje mientras hay luz. Reserve mesa junto al río para la primera hora de la cena: el puente está iluminado y usted aún no está cansado.

## O subir, y quedarse

Si prefiere acabar entre bares, haga antes la subida. Por Cedofeita y las calles detrás de los Aliados el suelo es amable, y una mesa tardía queda a un paseo corto de lo siguiente.

## Deje sitio

Las cocinas del norte no sirven platos pequeños. Una mesa para dos, {{price2}} por el vale y el {{discountPercent}} en toda la comida, es buena razón para pedir un plato menos y un postre más.

## Cuente con la cuesta

La mesa se guarda, por lo general, {{toleranceMinutes}} minutos; cuántos exactamente está en su vale. Equivocarse de calle en Oporto cuesta diez.
`.trim(),
    },
    pt: {
      title: 'O Porto a pé: jantar onde a subida acaba',
      lead: 'A cidade sobe e desce. Planeie a noite para que a mesa fique na ponta certa.',
      pictureAlt: 'Mesa com pratos do norte de Portugal, em desenho',
      text: `
O Porto é pequeno no mapa e alto debaixo dos pés. Uma boa noite tem uma subida, no máximo, e não é depois do jantar.

## Descer ao rio, cedo

Comece em cima, junto à Sé ou à Torre dos Clérigos, e desça enquanto há luz. Reserve mesa junto ao rio para a primeira hora do jantar: a ponte está iluminada e ainda não está cansado.

## Ou subir, e ficar

Se prefere acabar entre bares, faça antes a subida. Por Cedofeita e nas ruas atrás dos Aliados o chão é amigo, e uma mesa tardia fica a poucos passos do que vier a seguir.

## Deixe espaço

As cozinhas do norte não servem pratos pequenos. Uma mesa para dois, {{price2}} pelo voucher e {{discountPercent}} em toda a comida, é boa razão para pedir menos um prato e mais uma sobremesa.

## Conte com a subida

A mesa é guardada, em regra, {{toleranceMinutes}} minutos; quantos ao certo está no seu voucher. Enganar-se numa rua do Porto custa dez.
`.trim(),
    },
    'pt-BR': {
      title: 'O Porto a pé: jantar onde a subida acaba',
      lead: 'A cidade sobe e desce. Planeie a noite para que a mesa fique na ponta certa.',
      pictureAlt: 'Mesa com pratos do norte de Portugal, em desenho',
      text: `
O Porto é pequeno no mapa e alto debaixo dos pés. Uma boa noite tem uma subida, no máximo, e não é depois do jantar.

## Descer ao rio, cedo

Comece em cima, junto à Sé ou à Torre dos Clérigos, e desça enquanto há luz. Reserve mesa junto ao rio para a primeira hora do jantar: a ponte está iluminada e ainda não está cansado.

## Ou subir, e ficar

Se prefere acabar entre bares, faça antes a subida. Por Cedofeita e nas ruas atrás dos Aliados o chão é amigo, e uma mesa tardia fica a poucos passos do que vier a seguir.

## Deixe espaço

As cozinhas do norte não servem pratos pequenos. Uma mesa para dois, {{price2}} pelo voucher e {{discountPercent}} em toda a comida, é boa razão para pedir menos um prato e mais uma sobremesa.

## Conte com a subida

A mesa é guardada, em regra, {{toleranceMinutes}} minutos; quantos ao certo está no seu voucher. Enganar-se em uma rua do Porto custa dez.
`.trim(),
    },
  },
};

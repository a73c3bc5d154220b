import type { Post } from './post.ts';

export const portoOnFoot: Post = {
  slug: 'porto-on-foot',
  category: 'porto',
  picture: 'demo/portuguesa/porto-on-foot/cover',
  publishedOn: '2026-11-12',
  texts: {
    en: {
      title: 'Porto on foot: dine where the hill ends',
      lead: 'The city goes up and down. Plan the evening so that your table is at the right end of it.',
      pictureAlt: 'Drawing of a table with dishes from northern Portugal',
      text: `
Porto is small on the map and steep underfoot. A good evening has one climb at most, and it does not come after dinner.

## Down to the river, early

Start high, near the cathedral or the Clérigos tower, and walk down while it is still light. Book a table by the river for the first hour of dinner: the bridge is lit, and you are not yet tired.

## Or up, and stay there

If you would rather end among bars, do the climb first. Around Cedofeita and the streets behind the Aliados the streets are kinder, and even a late table is a short walk from wherever comes next.

## Leave room

Northern kitchens do not serve small plates. A table for two, {{price2}} for the voucher and {{discountPercent}} off all food, is a good reason to order one dish fewer and one dessert more.

## Allow for the hill

Your table is normally kept for {{toleranceMinutes}} minutes; your voucher says exactly how long. A wrong turn in Porto costs ten of them.
`.trim(),
    },
    es: {
      title: 'Oporto a pie: cenar donde acaba la cuesta',
      lead: 'La ciudad sube y baja. Planee la noche para que la mesa esté en el extremo bueno.',
      pictureAlt: 'Dibujo de una mesa con platos del norte de Portugal',
      text: `
Oporto es pequeña en el mapa y empinada bajo los pies. Una buena noche tiene como mucho una subida, y nunca después de cenar.

## Bajar al río, temprano

Empiece arriba, junto a la catedral o la torre de los Clérigos, y baje mientras hay luz. Reserve mesa junto al río para la primera hora de la cena: el puente está iluminado y usted aún no está cansado.

## O subir, y quedarse

Si prefiere acabar entre bares, suba antes. Por Cedofeita y las calles de detrás de los Aliados se camina mejor, y una mesa tardía queda a un paseo de lo que venga después.

## Deje sitio

Las cocinas del norte no sirven platos pequeños. Una mesa para dos, {{price2}} por el vale y el {{discountPercent}} de descuento en toda la comida, es una buena razón para pedir un plato menos y un postre más.

## Cuente con la cuesta

La mesa se guarda, por lo general, {{toleranceMinutes}} minutos; el tiempo exacto figura en su vale. Equivocarse de calle en Oporto cuesta diez.
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

As cozinhas do norte não servem pratos pequenos. Uma mesa para dois, {{price2}} pelo voucher e {{discountPercent}} de desconto em toda a comida, é boa razão para pedir menos um prato e mais uma sobremesa.

## Conte com a subida

A mesa é guardada, em regra, {{toleranceMinutes}} minutos; quantos ao certo está no seu voucher. Enganar-se numa rua do Porto custa dez.
`.trim(),
    },
    'pt-BR': {
      title: 'O Porto a pé: jantar onde a subida acaba',
      lead: 'A cidade sobe e desce. Planeje a noite para que a mesa fique na ponta certa.',
      pictureAlt: 'Desenho de uma mesa com pratos do norte de Portugal',
      text: `
O Porto é pequeno no mapa e íngreme debaixo dos pés. Uma boa noite tem no máximo uma subida, e não é depois do jantar.

## Descer até o rio, cedo

Comece no alto, perto da Sé ou da Torre dos Clérigos, e desça enquanto há luz. Reserve uma mesa à beira do rio para o começo do jantar: a ponte está iluminada, e você ainda não está cansado.

## Ou subir, e ficar

Se prefere acabar entre bares, suba antes. Em Cedofeita e nas ruas atrás dos Aliados é mais fácil andar, e uma mesa mais tarde fica a poucos passos do que vier depois.

## Deixe espaço

As cozinhas do norte não servem pratos pequenos. Uma mesa para dois, {{price2}} pelo voucher e {{discountPercent}} de desconto em toda a comida, é um bom motivo para pedir um prato a menos e uma sobremesa a mais.

## Conte com a ladeira

Em geral, a mesa fica guardada por {{toleranceMinutes}} minutos; o tempo exato está no seu voucher. Errar uma rua no Porto custa dez.
`.trim(),
    },
  },
};

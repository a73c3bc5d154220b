/** Sentences from which demo reviews are put together, by language and by how the evening went. */
export type ReviewLanguage = 'pt-PT' | 'pt-BR' | 'es' | 'en';
export type ReviewTone = 'good' | 'middling' | 'bad';
type Phrases = {
  titles: readonly string[];
  food: readonly string[];
  service: readonly string[];
  end: readonly string[];
};

export const reviewTexts: Record<ReviewLanguage, Record<ReviewTone, Phrases>> = {
  'pt-PT': {
    good: {
      titles: [
        'Voltamos de certeza',
        'Muito acima do esperado',
        'Jantar impecável',
        'Vale cada cêntimo',
        'Uma bela surpresa',
        'Recomendo sem reservas',
      ],
      food: [
        'Tudo no ponto e bem temperado.',
        'A comida chegou quente e as doses são generosas.',
        'O prato do dia estava excelente.',
        'Partilhámos três entradas e não sobrou nada.',
        'Nota-se que os ingredientes são frescos.',
      ],
      service: [
        'Fomos recebidos à hora marcada e com um sorriso.',
        'O serviço foi atento sem ser demais.',
        'Explicaram a carta com paciência.',
        'A mesa estava pronta quando chegámos.',
      ],
      end: [
        'Os 50 % foram aplicados sem termos de pedir.',
        'A conta veio clara, com as bebidas à parte.',
        'Mostrámos o voucher e foi só isso.',
        'Para dois, ficou muito em conta.',
      ],
    },
    middling: {
      titles: ['Bom, com reparos', 'Simpático mas demorado', 'Cumpre', 'Fica a meio'],
      food: [
        'A comida é boa, embora faltasse sal num dos pratos.',
        'As entradas são melhores do que os pratos principais.',
        'Doses certas, nada de extraordinário.',
      ],
      service: [
        'Esperámos quase meia hora pelo prato.',
        'O pessoal é simpático, mas estava com pouca gente.',
        'A sala fica barulhenta depois das nove.',
      ],
      end: [
        'Com o desconto compensa.',
        'A este preço voltaria a um dia de semana.',
        'O desconto foi aplicado como combinado.',
      ],
    },
    bad: {
      titles: ['Ficou aquém', 'Esperava mais', 'Noite para esquecer'],
      food: [
        'Um dos pratos veio frio e teve de voltar à cozinha.',
        'A carne veio passada, ao contrário do que pedimos.',
      ],
      service: ['Demorou muito e ninguém explicou porquê.', 'A mesa que nos deram ficava junto à porta.'],
      end: ['Valeu o preço reduzido.', 'Espero que tenha sido só uma noite má.'],
    },
  },
  'pt-BR': {
    good: {
      titles: [
        'Já quero voltar',
        'Surpreendeu demais',
        'Noite redonda',
        'Vale muito a pena',
        'Comida de verdade',
        'Nota dez',
      ],
      food: [
        'Tudo muito saboroso e bem servido.',
        'A comida chegou quentinha e no ponto.',
        'O prato da casa é imperdível.',
        'Dividimos as entradas e saímos felizes.',
        'Tempero equilibrado, dá para ver o capricho.',
      ],
      service: [
        'O atendimento foi rápido e gentil.',
        'A mesa estava pronta na hora marcada.',
        'O garçom deu ótimas dicas do cardápio.',
        'Fomos muito bem recebidos.',
      ],
      end: [
        'O desconto de 50 % veio certinho na conta.',
        'Mostrei o voucher e pronto, sem conversa.',
        'Metade do preço da comida faz diferença.',
        'Saiu muito em conta para a família.',
      ],
    },
    middling: {
      titles: ['Bom, mas pode melhorar', 'Gostoso, só que demorou', 'Na média', 'Legal para a semana'],
      food: [
        'A comida é boa, mas nada de outro mundo.',
        'O prato principal estava ótimo, a sobremesa nem tanto.',
        'Porções um pouco menores do que eu esperava.',
      ],
      service: [
        'Demorou uns quarenta minutos para o prato chegar.',
        'A equipe é simpática, mas estava corrida.',
        'O salão é barulhento no fim de semana.',
      ],
      end: ['Com o desconto compensa.', 'Pelo preço, eu volto.', 'O desconto foi aplicado direitinho.'],
    },
    bad: {
      titles: ['Deixou a desejar', 'Esperava mais', 'Não foi dessa vez'],
      food: ['O prato veio frio e precisou voltar.', 'Pedi ao ponto e veio bem passado.'],
      service: ['Demorou demais e ninguém avisou.', 'Ficamos numa mesa apertada perto do banheiro.'],
      end: ['Ainda bem que foi metade do preço.', 'Talvez tenha sido só um dia ruim.'],
    },
  },
  es: {
    good: {
      titles: [
        'Volveremos seguro',
        'Mejor de lo esperado',
        'Una cena redonda',
        'Merece mucho la pena',
        'Qué buen descubrimiento',
        'Muy recomendable',
      ],
      food: [
        'Todo en su punto y con producto fresco.',
        'Raciones generosas y bien presentadas.',
        'Los entrantes para compartir son un acierto.',
        'El plato del día, excelente.',
        'Cocina sencilla y muy bien hecha.',
      ],
      service: [
        'Nos sentaron a la hora y con una sonrisa.',
        'El servicio, atento sin agobiar.',
        'Nos explicaron la carta con calma.',
        'La mesa estaba lista al llegar.',
      ],
      end: [
        'El 50 % venía aplicado sin pedirlo.',
        'La cuenta, clara, con las bebidas aparte.',
        'Enseñamos el bono y ya está.',
        'Para cuatro salió muy bien de precio.',
      ],
    },
    middling: {
      titles: ['Bien, con peros', 'Rico pero lento', 'Correcto', 'Ni fu ni fa'],
      food: [
        'La comida está bien, sin sorpresas.',
        'Mejores los entrantes que los segundos.',
        'A uno de los platos le faltaba sal.',
      ],
      service: [
        'Esperamos media hora entre plato y plato.',
        'Gente maja, pero iban cortos de personal.',
        'La sala es ruidosa a partir de las diez.',
      ],
      end: [
        'Con el descuento compensa.',
        'A este precio, repetiría entre semana.',
        'El descuento se aplicó como decía.',
      ],
    },
    bad: {
      titles: ['Se quedó corto', 'Esperaba más', 'No fue la noche'],
      food: ['Un plato llegó frío y tuvo que volver a cocina.', 'La carne vino pasada de punto.'],
      service: ['Tardaron mucho y nadie dio explicaciones.', 'La mesa estaba pegada a la puerta.'],
      end: ['Menos mal que era a mitad de precio.', 'Espero que fuera solo una mala noche.'],
    },
  },
  en: {
    good: {
      titles: [
        'We will be back',
        'Better than expected',
        'A lovely evening',
        'Worth every cent',
        'What a find',
        'Highly recommended',
      ],
      food: [
        'Everything was fresh and well seasoned.',
        'Generous portions, served hot.',
        'The dish of the day was excellent.',
        'We shared the starters and left nothing.',
        'Simple cooking, done properly.',
      ],
      service: [
        'Our table was ready when we arrived.',
        'Attentive service without fuss.',
        'They explained the menu patiently, in English too.',
        'A warm welcome, right on time.',
      ],
      end: [
        'The 50 % was on the bill without asking.',
        'We showed the voucher and that was that.',
        'Drinks were listed separately, all very clear.',
        'Remarkable value for four.',
      ],
    },
    middling: {
      titles: ['Good, with reservations', 'Tasty but slow', 'Does the job', 'Somewhere in the middle'],
      food: [
        'Good food, though one dish needed salt.',
        'The starters beat the mains.',
        'Decent portions, nothing remarkable.',
      ],
      service: [
        'We waited half an hour between courses.',
        'Friendly staff, but too few of them.',
        'The room gets loud after nine.',
      ],
      end: [
        'With the discount it is fair.',
        'At this price I would come back midweek.',
        'The discount was applied as promised.',
      ],
    },
    bad: {
      titles: ['Fell short', 'Expected more', 'Not our night'],
      food: ['One dish came cold and had to go back.', 'The meat was overdone, not as ordered.'],
      service: ['It took very long and nobody said why.', 'They sat us right by the door.'],
      end: ['Half price made it bearable.', 'Perhaps it was just a bad night.'],
    },
  },
};

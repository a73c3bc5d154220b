/** Menus of the Portuguese restaurants, by key: 'name | price as a share of the average ticket', starters first, then mains. */
export const menusPt: Record<string, { starters: readonly string[]; mains: readonly string[] }> = {
  portuguesa: {
    starters: ['Caldo verde com broa|0.16', 'Pataniscas de bacalhau|0.3', 'Queijo de ovelha e doce de abóbora|0.28'],
    mains: [
      'Sardinhas assadas com pimentos|0.5',
      'Bacalhau no forno com grão|0.68',
      'Polvo à lagareiro|0.78',
      'Arroz de forno com enchidos|0.56',
      'Bife à casa com batata frita|0.7',
    ],
  },
  marisqueira: {
    starters: ['Amêijoas à Bulhão Pato|0.42', 'Camarão ao alho|0.4', 'Sapateira recheada|0.5'],
    mains: [
      'Arroz de marisco|0.7',
      'Robalo na grelha|0.72',
      'Cataplana de peixe e marisco|0.8',
      'Choco frito com batata|0.5',
      'Prego do lombo|0.3',
    ],
  },
  pizzaria: {
    starters: ['Pão de alho do forno|0.28', 'Burrata com tomate coração|0.55', 'Salada de rúcula e parmesão|0.45'],
    mains: [
      'Margherita|0.6',
      'Chouriço picante e mel|0.75',
      'Cogumelos e tomilho|0.72',
      'Quatro queijos|0.74',
      'Anchovas, alcaparras e azeitona|0.72',
    ],
  },
  brasileira: {
    starters: ['Pão de queijo (6 un.)|0.2', 'Coxinha de frango|0.22', 'Caldinho de feijão|0.18'],
    mains: [
      'Feijoada completa|0.72',
      'Picanha na chapa com farofa|0.85',
      'Moqueca de peixe|0.82',
      'Frango com quiabo|0.6',
      'Escondidinho de carne-seca|0.62',
    ],
  },
  petiscos: {
    starters: [
      'Croquetes de novilho (4 un.)|0.26',
      'Ovos rotos com presunto|0.4',
      'Peixinhos da horta|0.28',
      'Tábua de queijos e enchidos|0.6',
    ],
    mains: [
      'Pica-pau do lombo|0.52',
      'Francesinha da casa|0.68',
      'Choquinhos à algarvia|0.55',
      'Bochechas de porco em vinho tinto|0.6',
    ],
  },
  vegano: {
    starters: ['Sopa da horta|0.22', 'Húmus de beterraba e pão achatado|0.34', 'Croquetes de cogumelos|0.32'],
    mains: [
      'Taça de grãos e legumes assados|0.62',
      'Caril de grão e espinafres|0.64',
      'Lasanha de abóbora|0.66',
      'Feijoada de legumes fumados|0.62',
      'Arroz de cogumelos e algas|0.68',
    ],
  },
  japonesa: {
    starters: ['Sopa miso|0.12', 'Gyoza de legumes (5 un.)|0.24', 'Tártaro de atum|0.4'],
    mains: [
      'Combinado do dia (18 peças)|0.85',
      'Ramen de porco e ovo|0.5',
      'Sashimi de peixe da costa|0.7',
      'Udon de legumes|0.44',
      'Chirashi|0.68',
    ],
  },
  grelhados: {
    starters: ['Chouriço assado|0.28', 'Salada de tomate e orégãos|0.18', 'Pão com manteiga de alho|0.12'],
    mains: [
      'Costeletão maturado|0.95',
      'Frango no carvão com piripíri|0.5',
      'Secretos de porco|0.6',
      'Espetada de novilho em louro|0.7',
      'Couve-flor na brasa|0.48',
    ],
  },
  cafe: {
    starters: ['Sopa do dia|0.3', 'Torrada em pão alto|0.28', 'Iogurte, granola e fruta|0.42'],
    mains: [
      'Ovos mexidos e cogumelos|0.7',
      'Quiche de alho-francês com salada|0.72',
      'Sanduíche de rosbife|0.68',
      'Salada de grão e bacalhau|0.78',
      'Panquecas de aveia|0.6',
    ],
  },
  indiana: {
    starters: ['Chamuças de legumes (2 un.)|0.22', 'Pakora de cebola|0.26', 'Raita de pepino|0.16'],
    mains: [
      'Frango tikka masala|0.66',
      'Caril de borrego|0.78',
      'Dal de lentilhas pretas|0.5',
      'Biryani de legumes|0.58',
      'Espinafres com queijo paneer|0.6',
    ],
  },
  mexicana: {
    starters: ['Guacamole e totopos|0.36', 'Elote na brasa|0.28', 'Quesadilha de flor de abóbora|0.36'],
    mains: [
      'Tacos de porco e ananás (3 un.)|0.55',
      'Tacos de peixe (3 un.)|0.6',
      'Enchiladas verdes|0.64',
      'Mole de frango|0.74',
      'Tostadas de cogumelos|0.52',
    ],
  },
  contemporanea: {
    starters: [
      'Lírio curado, maçã e aipo|0.34',
      'Ovo a baixa temperatura e espargos|0.3',
      'Tomate, figo e queijo fresco|0.28',
    ],
    mains: [
      'Corvina, acelgas e molho de caldeirada|0.62',
      'Pá de cabrito e milhos|0.64',
      'Arroz de tomate e lula|0.54',
      'Beringela, avelã e soro de leite|0.46',
    ],
  },
  italiana: {
    starters: ['Vitela fria com molho de atum|0.42', 'Bruschetta de tomate|0.26', 'Beringela gratinada|0.36'],
    mains: [
      'Tagliatelle ao ragu|0.62',
      'Ravioli de ricota e limão|0.66',
      'Gnocchi com gorgonzola|0.6',
      'Risoto de açafrão|0.68',
      'Panado de porco à milanesa|0.72',
    ],
  },
  hamburgueria: {
    starters: ['Batata frita com casca|0.24', 'Asinhas de frango|0.4', 'Aros de cebola|0.26'],
    mains: [
      'Clássico com queijo|0.64',
      'Duplo fumado|0.82',
      'Frango crocante e picles|0.66',
      'Vegetal de feijão preto|0.62',
      'Cachorro da casa|0.5',
    ],
  },
};

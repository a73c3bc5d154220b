/** Words around the content pages: legal texts, questions, contact, partners. */
export const content = {
  version: (version: string, date: string) => `Versão ${version}, de ${date}`,
  faqTitle: 'Perguntas frequentes',
  faqEmpty: 'Ainda não há perguntas publicadas.',
  contactTitle: 'Contacto',
  contactText: 'Encontre a resposta mais depressa por aqui.',
  contactReservation: 'É sobre uma reserva? Abra-a: o telefone do restaurante e o cancelamento estão lá.',
  contactFaq: 'As respostas mais procuradas estão nas perguntas frequentes.',
  partnerTitle: 'Seja licenciado',
  partnerText: 'Leve a Metade à sua cidade: reúne os restaurantes, acompanha as mesas e recebe parte das taxas.',
  partnerPoints: [
    'Um território: uma ou mais cidades.',
    '30 % das taxas líquidas dos restaurantes do seu território, com extrato mensal.',
    'Convida e pré-aprova restaurantes.',
  ] as readonly string[],
  registerTitle: 'Registe o seu restaurante',
  registerText: 'Encha as mesas vazias. Registar é grátis e não há mensalidade.',
  registerPoints: [
    'Diz que mesas quer encher, em que dias e a que horas.',
    'Dá 50 % em toda a comida, menos bebidas, a toda a mesa.',
    'Recebe relatório trimestral: mesas, chegadas e procura que ficou por servir.',
    'Fecha um dia ou faz uma pausa quando quiser.',
  ] as readonly string[],
  registerSteps: 'Como se entra',
  registerStepList: [
    'Conte-nos quem é e onde fica.',
    'Analisamos o registo e, se for aprovado, publicamos.',
    'Abre as mesas que quiser na sua grelha.',
  ] as readonly string[],
  restaurantLogin: 'Já está na Metade? Entrar no painel',
  name: 'Nome',
};

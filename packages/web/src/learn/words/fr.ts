import type { Words } from '../words.ts';

export const fr: Words = {
  title: 'Apprendre à jouer',
  lead: 'Huit courtes leçons à la vraie table. Tout se reprend, sans limite, et les dés sont de votre côté.',
  begin: 'Commencer',
  goOn: 'Reprendre à la leçon',
  all: 'Toutes les leçons',
  lesson: number => `Leçon ${number}`,
  minutes: count => (count < 2 ? `${count} minute` : `${count} minutes`),
  done: 'Terminée',
  doneOf: (done, all) => `${done} sur ${all} ${done < 2 ? 'terminée' : 'terminées'}`,
  step: (number, of) => `Étape ${number} sur ${of}`,
  showMe: 'Montrez-moi',
  takeBack: 'Reprendre ce coup',
  startOver: 'Recommencer',
  next: 'Continuer',
  nextLesson: 'Leçon suivante',
  leave: 'Les leçons',
  coach: 'La leçon',
  otherwise: 'C’est permis aussi. Mais pour l’instant :',
  wellDone: 'Bravo !',
  trouble: 'Cette leçon n’a pas pu s’ouvrir.',
  you: 'Vous',
  partner: 'Instructeur',
  playGame: 'Jouer une petite partie',
  veterans: {
    link: 'Vous connaissez le jeu sur table ?',
    note: 'Ce que l’ordinateur fait pour vous, et ce que deviennent vos habitudes.',
    title: 'De la table en bois à celle-ci',
    lead: 'Les règles sont les mêmes. Ce que faisaient vos mains et votre règle est fait pour vous.',
    computer: {
      title: 'Ce que l’ordinateur fait pour vous',
      list: [
        'Il mesure au centième de millimètre, autour des falaises et à travers les forêts, et dit de combien il s’en faut.',
        'Il trouve le chemin : vous dites où, le plus court trajet permis est suivi.',
        'Il trouve les lignes de vue, même les plus minces, et montre ce qui les bloque.',
        'Il sait qui est fatigué, blessé, camouflé ou déjà activé, et compte chaque dé qui vous revient.',
        'Il engage ce qui paie, le désengage au bon moment et mélange sans tricher : les dés peuvent se prouver après coup.',
        'Il demande à chaque instant où une tactique face cachée pourrait être révélée, même si aucune des vôtres ne convient. Un silence n’apprend donc rien à personne.',
        'Il donne les chances exactes d’une attaque avant votre décision, pour chaque répartition des dés.',
        'Il note tout. Chaque partie se revoit, et se reprend à n’importe quel moment.',
      ],
    },
    habits: {
      title: 'Ce que deviennent vos habitudes',
      before: 'À la table en bois',
      here: 'Ici',
      list: [
        {
          before: 'Poser la règle avant de décider',
          here: 'Touche M, ou le ruban au coin du Champ de Bataille, puis tirez. Mesurer est libre à tout moment.',
        },
        {
          before: '« Est-ce que je l’atteins ? »',
          here: 'Sélectionnez une créature : sa portée se dessine, en marche et en course. Une silhouette montre où elle se tiendrait.',
        },
        {
          before: '« Attends, je voulais dire l’autre »',
          here: 'Reprendre (U) est libre tant que rien de nouveau n’est connu : un dé, une carte, une réponse. Dans les leçons, toujours.',
        },
        {
          before: 'Incliner les cartes',
          here: 'Les bâtiments s’engagent quand vous payez. S’il y a un choix, on vous le demande.',
        },
        {
          before: 'Pousser les dés à gauche et à droite',
          here: 'La répartition est une rangée de dés, avec les chances de chaque choix en dessous.',
        },
        {
          before: 'Hocher la tête : « vas-y, je n’ai rien »',
          here: 'Passez, ou passez toutes les fenêtres jusqu’à la fin du tour.',
        },
        {
          before: 'Discuter d’une règle',
          here: 'Tout refus nomme sa règle. Une pression suffit pour la lire.',
        },
        {
          before: 'Tenir ses cartes contre soi',
          here: 'Sur un même écran, un rideau tombe entre les joueurs. Rien de caché n’est jamais envoyé à l’autre camp.',
        },
      ],
    },
  },
  lessons: {
    move: {
      title: 'En marche',
      learns: 'Le Champ de Bataille, à qui le tour, et comment une créature se déplace.',
      steps: {
        meet: {
          say: 'Bienvenue ! Les anneaux bleus sont à vous, les orange à l’adversaire. Appuyez sur {creature:Hisao|Hisao}, votre épéiste, pour faire connaissance.',
          hint: 'Hisao est celui qui brille sur le Champ de Bataille, à gauche de la falaise.',
        },
        activate: {
          say: 'Qui est sélectionné montre sa carte, ses valeurs et sa portée. À votre tour, chacune de vos créatures peut être activée une fois. Activez {creature:Hisao|Hisao} avec le bouton doré.',
          hint: 'Sélectionnez Hisao, puis « Activer Hisao ». L’or veut toujours dire : ici, vous pouvez agir.',
        },
        walk: {
          say: 'Choisissez maintenant « Se déplacer ». La zone claire est tout ce qu’il atteint : une règle M, 10 cm. Montrez-y un endroit et validez.',
          hint: 'Appuyez sur « Se déplacer », puis sur un endroit de la zone claire, puis sur le bouton doré.',
        },
        round: {
          say: 'Encore à vous : {creature:Crow|Corneille} est plus rapide, 15 cm. Envoyez-la derrière la {terrain:Rocks|falaise}. Vous dites où ; le détour est trouvé et mesuré pour vous.',
          hint: 'Activez Corneille, choisissez « Se déplacer » et montrez un endroit au-delà de la falaise.',
        },
        end: {
          say: 'Les deux ont bougé ; {creature:Brissa|Brissa}, votre héroïne, a déjà agi. Quand il n’y a plus rien à faire, terminez votre tour.',
          hint: 'Le bouton « Terminer le tour » est à droite de la question.',
        },
      },
      end: 'Voilà le rythme du jeu : activer une créature après l’autre, puis c’est à l’adversaire.',
    },
    fight: {
      title: 'Le duel',
      learns: 'Le contact, et la répartition de vos dés entre attaque et défense.',
      steps: {
        contact: {
          say: 'Pour se battre, les socles doivent se toucher. Activez {creature:Greer|Greer} et menez-le au contact de {creature:Caillion|Caillion} : appuyez sur l’ennemi, la silhouette s’arrête à son socle.',
          hint: 'Activez Greer, choisissez « Se déplacer », puis appuyez sur Caillion. Validez avec le bouton doré.',
        },
        attack: {
          say: 'Contact ! Appuyez maintenant sur {creature:Caillion|Caillion} pour l’attaquer. Vous voyez vos chances avant de décider.',
          hint: 'Appuyez sur Caillion, puis sur le bouton doré.',
        },
        split: {
          say: 'Autant de dés que de Force : Greer en a trois. Caillion a déjà montré sa répartition : un attaque, un défend. Combien des vôtres attaquent ? Les autres défendent. Essayez, et regardez les chances.',
          hint: 'Deux en attaque, un en défense : un choix solide. Ici, toute répartition convient.',
        },
        result: {
          say: 'Haches et Boucliers touchent, les Boucliers parent aussi. Ce qui passe blesse, et les deux camps frappent en même temps. Le journal dit comment les dés sont tombés.',
        },
      },
      end: 'Greer est {keyword:stamina|Robuste}. Appuyez sur un mot souligné dès que vous voulez savoir ce qu’il veut dire.',
    },
    wounds: {
      title: 'Blessures et chances',
      learns: 'Pourquoi les blessés sont faibles, comment lire les chances, et qui est fatigué.',
      steps: {
        weak: {
          say: 'Appuyez sur {creature:Sigrun|Sigrun}. Elle a perdu un point de Santé sur trois : une créature blessée ne frappe qu’avec des Boucliers. Les Haches manquent.',
          hint: 'Sigrun est entre vos deux combattants.',
        },
        activate: {
          say: 'Deux contre une. {creature:Greer|Greer} commence : activez-le.',
          hint: 'Sélectionnez Greer et appuyez sur « Activer ».',
        },
        strike: {
          say: 'Attaquez-la. Les barres disent ce que vous infligez et subissez, pour chaque répartition. Blessée, elle touche rarement : osez l’attaque.',
          hint: 'Appuyez sur Sigrun, attaquez, puis répartissez : deux ou trois dés en attaque.',
        },
        tired: {
          say: 'Elle tient, mais elle est fatiguée : attaquée de nouveau dans ce tour, tous ses dés doivent défendre. Attaquez-la avec {creature:Hisao|Hisao}.',
          hint: 'Activez Hisao, puis attaquez Sigrun.',
        },
        finish: {
          say: 'Vous voyez ? Aucun de ses dés n’attaque. Ce que vous gardez en défense est perdu : les deux dés en attaque.',
          hint: 'Mettez les deux dés en attaque et lancez.',
        },
      },
      end: 'Attaquez un ennemi à plusieurs, le plus hardi d’abord. Avec son {keyword:initiative|Initiative}, Hisao frappe même avant toute riposte.',
    },
    shoot: {
      title: 'En vue',
      learns: 'Le tir, les lignes de vue, et à quoi sert un abri.',
      steps: {
        ready: {
          say: 'Une arbalète porte à 25 cm, mais seulement sur ce qu’elle voit. Activez {creature:Garrus|Garrus}, sans le faire marcher : qui s’est déplacé ne peut plus viser.',
          hint: 'Sélectionnez Garrus, puis « Activer ».',
        },
        unseen: {
          say: 'Pointez {creature:Tikka|Tikka} et regardez où s’arrête la ligne qui part de Garrus.',
          hint: 'Tikka est la petite, derrière la falaise.',
        },
        shot: {
          say: 'La falaise est au milieu : pas de ligne, pas de tir. {creature:Caillion|Caillion} est à découvert. {keyword:shooting|Tir} 3, c’est trois dés, et chaque Mire touche. Tirez sur lui !',
          hint: 'Appuyez sur Caillion, puis sur le bouton doré.',
        },
        wood: {
          say: 'Son Bouclier a paré un carreau, l’autre a touché. Appuyez maintenant sur la {terrain:Forest|forêt} : qui la touche est à l’abri.',
          hint: 'La forêt est la zone verte à droite.',
        },
        cover: {
          say: 'Tirez avec {creature:Brissa|Brissa} sur {creature:Sigrun|Sigrun} dans la forêt, et voyez ce que vaut un abri.',
          hint: 'Activez Brissa, appuyez sur Sigrun, puis sur le bouton doré.',
        },
        saved: {
          say: 'La défense de Sigrun avait échoué, mais l’abri lui a donné un second lancer : un Bouclier. La forêt l’a sauvée.',
        },
      },
      end: 'Regardez avant de tirer, et finissez vos propres trajets derrière quelque chose.',
    },
    city: {
      title: 'La Ville',
      learns: 'La Prospérité, les bâtiments, et comment une carte se paie.',
      steps: {
        build: {
          say: 'Un tour commence : vous avez pioché et gagné 1 Prospérité. Vous pouvez construire un bâtiment, ou prendre 2 Prospérité à la place. Construisez le {building:shooting-range|Stand de tir}.',
          hint: 'Choisissez le Stand de tir parmi les bâtiments et validez. Il coûte 2 Prospérité.',
        },
        card: {
          say: 'Les bâtiments paient les cartes. {card:garrus-the-crossbowman|Garrus} coûte un Stand de tir et un bâtiment quelconque. Jouez-le depuis votre main.',
          hint: 'Appuyez sur Garrus dans votre main, en bas, puis sur le bouton doré.',
        },
        pay: {
          say: 'Le Stand de tir doit payer ; le second est à votre choix. Ce qui paie reste engagé jusqu’à votre prochain tour. Remplacez l’{building:city-hall|Hôtel de Ville} par la Taverne : il va nous servir.',
          hint: 'Appuyez sur la Taverne ou la Forge dans votre Ville, pour garder l’Hôtel de Ville. Puis validez.',
        },
        place: {
          say: 'Les nouveaux venus arrivent sur votre bord du Champ de Bataille. Choisissez-y une place.',
          hint: 'Appuyez sur un endroit du bord inférieur du Champ de Bataille et validez.',
        },
        use: {
          say: 'Garrus agira à votre prochain tour. Ce qui n’est pas engagé peut encore servir : appuyez sur l’{building:city-hall|Hôtel de Ville} dans votre Ville et faites-lui rapporter de la Prospérité.',
          hint: 'Appuyez sur l’Hôtel de Ville dans votre Ville, puis sur « Utiliser ».',
        },
      },
      end: 'Construisez pour les cartes que vous tenez. Un bâtiment qui ne s’engage pas ne fait rien.',
    },
    cards: {
      title: 'Sorts et tactiques',
      learns: 'Comment un sort se joue, et comment une tactique guette.',
      steps: {
        spell: {
          say: 'Lancez la {card:fireball|Boule de Feu} : jouez-la, ciblez {creature:Caillion|Caillion}, payez avec l’École de Magie et un autre bâtiment. Trois dommages, sans défense.',
          hint: 'Appuyez sur Boule de Feu dans votre main, validez, choisissez une cible, payez.',
        },
        tactic: {
          say: 'Les {card:caltrops|Chausse-trapes} sont une tactique. On les paie maintenant, on les pose face cachée : l’adversaire voit qu’il y a quelque chose, mais pas quoi. Posez-les.',
          hint: 'Appuyez sur Chausse-trapes dans votre main et validez ; n’importe quel bâtiment paie.',
        },
        wait: {
          say: 'Une tactique attend son moment : ici, qu’un ennemi déclare un déplacement. Terminez votre tour, et regardez.',
          hint: 'Appuyez sur « Terminer le tour ». L’instructeur joue l’autre camp.',
        },
        reveal: {
          say: '{creature:Sigrun|Sigrun} veut s’approcher : c’est le moment. La barre devient violette. Révélez les {card:caltrops|Chausse-trapes} !',
          hint: 'Appuyez sur Chausse-trapes dans la liste qui s’est ouverte et révélez-les.',
        },
      },
      end: 'Un dommage, et le déplacement est annulé. En partie, on vous le demande à chaque moment de ce genre : personne ne peut lire sur votre visage.',
    },
    ground: {
      title: 'Courir, partir, fouiller',
      learns: 'La course, le Coup de Poignard, le terrain difficile et les Ruines.',
      steps: {
        wood: {
          say: 'D’abord, le terrain. Appuyez sur la {terrain:Forest|forêt} : elle est {keyword:difficult|Difficile}, qui y entre va moins loin.',
          hint: 'La forêt est la zone verte à droite.',
        },
        run: {
          say: '{creature:Hisao|Hisao} est loin du combat. Activez-le et choisissez « Courir » plutôt que « Se déplacer » : 15 cm au lieu de 10, mais son activation s’arrête là.',
          hint: 'Activez Hisao, appuyez sur « Courir », choisissez un endroit, validez.',
        },
        leave: {
          say: '{creature:Greer|Greer} veut s’éloigner de {creature:Tikka|Tikka}. Qui rompt le contact s’expose à un {keyword:backstab|Coup de Poignard} : un dé, Hache ou Bouclier blesse. Essayez.',
          hint: 'Activez Greer, choisissez « Se déplacer » et partez vers le bas.',
        },
        search: {
          say: 'De la chance ! À {creature:Crow|Corneille} : menez-la contre les {terrain:Ruins|Ruines}, jusqu’à les toucher, et faites-la fouiller. Le dé peut apporter de la Prospérité, une carte ou une blessure.',
          hint: 'Activez Corneille, « Se déplacer » tout contre les Ruines, puis « Fouiller ».',
        },
      },
      end: 'Deux points de Prospérité trouvés ! Courez pour arriver, marchez pour agir, et réfléchissez avant de tourner le dos.',
    },
    win: {
      title: 'Deux façons de gagner',
      learns: 'Abattre le héros, ou faire prospérer sa Ville. Puis votre première partie.',
      steps: {
        hero: {
          say: 'La première : le héros adverse tombe. Il ne reste qu’un point de Santé à {creature:Elianor|Elianor}, et elle est fatiguée. Attaquez-la avec {creature:Hisao|Hisao} !',
          hint: 'Activez Hisao, attaquez Elianor, les deux dés en attaque : elle ne peut pas riposter.',
        },
        city: {
          say: 'La seconde : les neuf bâtiments de base sont debout et vous avez 33 Prospérité. Il ne manque que la {building:smithy|Forge}. Construisez-la !',
          hint: 'Choisissez la Forge et validez.',
        },
      },
      end: 'Vous savez tout ce qu’il faut. Jouez une petite partie : 26 cartes par camp, et l’ordinateur facile en face.',
    },
  },
};

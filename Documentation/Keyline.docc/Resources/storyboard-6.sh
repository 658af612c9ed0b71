keyline explain Samples/Trails/Base.lproj/Main.storyboard Duration --scene Trail --text-size AX3
